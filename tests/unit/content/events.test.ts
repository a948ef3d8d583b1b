import { expect, test } from "vitest";
import { findEvent, listEvents } from "#app/content/events.server.ts";
import { joinEvent } from "#app/content/game-jam.server.ts";
import { buildEvent, buildGameJam } from "#tests/factories.ts";

test("the game jam lasts 48 hours from 14:00 in Tbilisi, and has a poster fit for sharing", () => {
  const jam = findEvent("gamejam-2025-tsu");
  expect(jam).toMatchObject({
    type: "Game Jam",
    featured: true,
    start: "2025-07-05T10:00:00Z",
    end: "2025-07-07T10:00:00.000Z",
    rsvp: "https://lu.ma/rodmrn6z",
  });
  expect(jam?.picture.width).toBeGreaterThanOrEqual(1200);
  expect(jam?.picture.height).toBeGreaterThanOrEqual(630);
});

test("lists hold no descriptions, and an unknown id finds nothing", () => {
  expect(listEvents().map(({ id }) => id)).toContain("gamejam-2025-tsu");
  expect(listEvents()[0]).not.toHaveProperty("fullDescription");
  expect(findEvent("gamejam-2024")).toBeUndefined();
});

test("the jam's page takes its time from its event", () => {
  const event = buildEvent({ start: "2030-01-01T10:00:00Z", end: "2030-01-03T10:00:00.000Z" });
  expect(joinEvent(buildGameJam(), event)).toMatchObject({ start: event.start, end: event.end });
});

test("a jam without its event, or with another registration, stops the build", () => {
  expect(() => joinEvent(buildGameJam(), undefined)).toThrow('eventId: there is no event "test-jam"');
  expect(() => joinEvent(buildGameJam(), buildEvent({ rsvp: "https://lu.ma/other" }))).toThrow(
    'registration.url: is not the rsvp link of the event "test-jam"',
  );
});
