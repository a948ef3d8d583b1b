import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startsIn } from "#app/features/events/event-badges.tsx";
import { filterEvents } from "#app/features/events/event-browser.tsx";
import { featuredOf, statusOf } from "#app/features/events/event-status.ts";
import { buildEvent } from "#tests/factories.ts";

/** 5 July 2025, 14:00 in Tbilisi, for 48 hours. */
const jam = buildEvent();

test.each([
  ["weeks before", "2025-06-05T10:00:00Z", "upcoming", "In 30 days"],
  ["ten days and a minute before: begun days count", "2025-06-25T09:59:00Z", "upcoming", "In 11 days"],
  ["ten days before", "2025-06-25T10:00:00Z", "upcoming", "In 10 days"],
  ["two days before", "2025-07-03T10:00:00Z", "upcoming", "In 2 days"],
  ["the last second of 3 July in Tbilisi", "2025-07-03T19:59:59Z", "upcoming", "In 2 days"],
  ["the first second of 4 July in Tbilisi", "2025-07-03T20:00:00Z", "upcoming", "In Tomorrow"],
  ["the last second of 4 July in Tbilisi", "2025-07-04T19:59:59Z", "upcoming", "In Tomorrow"],
  ["the first second of the day in Tbilisi", "2025-07-04T20:00:00Z", "upcoming", "In Today"],
  ["a second before the start", "2025-07-05T09:59:59Z", "upcoming", "In Today"],
  ["at the start", "2025-07-05T10:00:00Z", "upcoming", "In Today"],
  ["a second after the start", "2025-07-05T10:00:01Z", "happening", undefined],
  ["in the evening of the day", "2025-07-05T19:59:59Z", "happening", undefined],
  ["on the second morning", "2025-07-06T05:00:00Z", "happening", undefined],
  ["a second before the end", "2025-07-07T09:59:59Z", "happening", undefined],
  ["at the end", "2025-07-07T10:00:00Z", "past", undefined],
  ["a year later", "2026-07-05T10:00:00Z", "past", undefined],
])("the jam's status and distance %s", (_when, now, status, distance) => {
  expect(statusOf(jam, now)).toBe(status);
  expect(startsIn(jam, now)).toBe(distance);
});

test("an evening's event is over on the evening of its day", () => {
  const meetup = { start: "2025-07-05T15:00:00Z", end: "2025-07-05T17:00:00Z" };
  expect(statusOf(meetup, "2025-07-05T16:59:59Z")).toBe("happening");
  expect(statusOf(meetup, "2025-07-05T17:00:00Z")).toBe("past");
});

test("no number of days until the jam is ever negative or zero", () => {
  const instants = fc.date({ min: new Date("2024-01-01"), max: new Date("2027-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (now) => {
      expect(startsIn(jam, now.toISOString()) ?? "").not.toMatch(/-|In [01] /);
    }),
  );
});

describe("of several events", () => {
  const old = buildEvent({ id: "old", start: "2024-05-01T10:00:00Z", end: "2024-05-01T12:00:00Z" });
  const late = buildEvent({ id: "late", start: "2025-09-01T10:00:00Z", end: "2025-09-01T12:00:00Z" });
  const plain = buildEvent({
    id: "plain",
    featured: false,
    start: "2025-06-20T10:00:00Z",
    end: "2025-06-20T12:00:00Z",
  });
  const events = [late, jam, plain, old];
  const june = "2025-06-01T10:00:00Z";

  test.each([
    ["all", june, ["late", "test-jam", "plain", "old"]],
    ["upcoming", june, ["late", "test-jam", "plain"]],
    ["past", june, ["old"]],
    ["upcoming", "2025-07-06T05:00:00Z", ["late"]],
    ["past", "2025-07-06T05:00:00Z", ["test-jam", "plain", "old"]],
    ["upcoming", "2026-01-01T10:00:00Z", []],
  ] as const)("the filter %s at %s", (filter, now, expected) => {
    expect(filterEvents(events, filter, now).map(({ id }) => id)).toEqual(expected);
  });

  test.each([
    ["the next featured one", june, "test-jam"],
    ["the one that is on", "2025-07-06T05:00:00Z", "test-jam"],
    ["the one after it, when that is over", "2025-08-01T10:00:00Z", "late"],
    ["the last one, when all are over", "2026-01-01T10:00:00Z", "late"],
  ])("%s is shown large", (_which, now, expected) => {
    expect(featuredOf(events, now)?.id).toBe(expected);
  });

  test("none is shown large when none is featured", () => {
    expect(featuredOf([plain], june)).toBeUndefined();
  });
});
