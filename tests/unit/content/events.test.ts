import { expect, test } from "vitest";
import { findEvent, listEvents } from "#app/content/events.server.ts";
import { gameJam } from "#app/content/game-jam.server.ts";

test("omits full descriptions from the list of events; finds no event for an unknown id", () => {
  expect(listEvents().map(({ id }) => id)).toContain("gamejam-2025-tsu");
  expect(listEvents()[0]).not.toHaveProperty("fullDescription");
  expect(findEvent("gamejam-2024")).toBeUndefined();
});

test("takes the jam's time from its event", () => {
  const { start, end } = gameJam;
  expect(findEvent(gameJam.eventId)).toMatchObject({ start, end });
  expect(Date.parse(end) - Date.parse(start)).toBe(48 * 60 * 60 * 1000);
});
