import { describe, expect, test } from "vitest";
import { filterEvents } from "#app/features/events/event-browser.tsx";
import { startsIn } from "#app/features/events/event-status.ts";
import { featuredOf, statusOf } from "#app/features/events/event-status.ts";
import { buildEvent } from "#tests/factories.ts";

/** From 5 July 2025, 14:00 in Tbilisi, for 48 hours. */
const jam = buildEvent();

test.each([
  ["ten days and a minute before, counting a partial day", "2025-06-25T09:59:00Z", "upcoming", "In 11 days"],
  ["ten days before", "2025-06-25T10:00:00Z", "upcoming", "In 10 days"],
  ["the last second of 3 July in Tbilisi", "2025-07-03T19:59:59Z", "upcoming", "In 2 days"],
  ["the first second of 4 July in Tbilisi", "2025-07-03T20:00:00Z", "upcoming", "In Tomorrow"],
  ["the first second of the day in Tbilisi", "2025-07-04T20:00:00Z", "upcoming", "In Today"],
  ["at the start", "2025-07-05T10:00:00Z", "upcoming", "In Today"],
  ["a second after the start", "2025-07-05T10:00:01Z", "happening", undefined],
  ["a second before the end", "2025-07-07T09:59:59Z", "happening", undefined],
  ["at the end", "2025-07-07T10:00:00Z", "past", undefined],
])("computes the jam's status and days left %s", (_when, now, status, distance) => {
  expect(statusOf(jam, now)).toBe(status);
  expect(startsIn(jam, now)).toBe(distance);
});

describe("with several events", () => {
  const old = buildEvent({ id: "old", start: "2024-05-01T10:00:00Z", end: "2024-05-01T12:00:00Z" });
  const late = buildEvent({ id: "late", start: "2025-09-01T10:00:00Z", end: "2025-09-01T12:00:00Z" });
  const day = { start: "2025-06-20T10:00:00Z", end: "2025-06-20T12:00:00Z" };
  const plain = buildEvent({ id: "plain", featured: false, ...day });
  const events = [late, jam, plain, old];
  const june = "2025-06-01T10:00:00Z";

  test.each([
    ["all", june, ["late", "test-jam", "plain", "old"]],
    ["upcoming", june, ["late", "test-jam", "plain"]],
    ["past", june, ["old"]],
    ["upcoming", "2025-07-06T05:00:00Z", ["late"]],
    ["past", "2025-07-06T05:00:00Z", ["test-jam", "plain", "old"]],
    ["upcoming", "2026-01-01T10:00:00Z", []],
  ] as const)("the filter '%s' at the time %s lists the matching events", (filter, now, expected) => {
    expect(filterEvents(events, filter, now).map(({ id }) => id)).toEqual(expected);
  });

  test.each([
    ["the next featured one", june, "test-jam"],
    ["the running one", "2025-07-06T05:00:00Z", "test-jam"],
    ["the one after it, when it is over", "2025-08-01T10:00:00Z", "late"],
    ["the last one, when all are over", "2026-01-01T10:00:00Z", "late"],
  ])("features %s; features no event if no event is marked as featured", (_which, now, expected) => {
    expect(featuredOf(events, now)?.id).toBe(expected);
    expect(featuredOf([plain], now)).toBeUndefined();
  });

  test("does not feature a canceled event", () => {
    expect(featuredOf([late, { ...jam, cancelled: true }, old], june)?.id).toBe("late");
  });
});
