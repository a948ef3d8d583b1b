import { expect, test } from "vitest";
import { findEvent, listEvents } from "#app/content/events.server.ts";
import { joinEvent } from "#app/content/game-jam.server.ts";
import { buildEvent, buildGameJam } from "#tests/factories.ts";

test("omits full descriptions from the list of events; finds no event for an unknown id", () => {
  expect(listEvents().map(({ id }) => id)).toContain("gamejam-2025-tsu");
  expect(listEvents()[0]).not.toHaveProperty("fullDescription");
  expect(findEvent("gamejam-2024")).toBeUndefined();
});

test("takes the jam's time from its event", () => {
  const event = buildEvent({ start: "2030-01-01T10:00:00Z", end: "2030-01-03T10:00:00.000Z" });
  expect(joinEvent(buildGameJam(), event)).toMatchObject({ start: event.start, end: event.end });
});

test("reports a jam without its event or with another registration link", () => {
  expect(() => joinEvent(buildGameJam(), undefined)).toThrow('eventId: matches no event: "test-jam"');
  expect(() => joinEvent(buildGameJam(), buildEvent({ rsvp: "https://lu.ma/other" }))).toThrow(
    'registration.url: must equal links.rsvp of the event "test-jam"',
  );
});
