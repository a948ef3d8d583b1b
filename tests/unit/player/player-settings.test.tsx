import { expect, test } from "vitest";
import { usePlayerSettings } from "#app/player/player-settings.ts";

test.each([
  [1.5, 1.5],
  [9, 1],
  ["fast", 1],
])("restores the stored speed %s as %s", async (stored, speed) => {
  localStorage.setItem("devtherapy-player", JSON.stringify({ state: { speed: stored }, version: 0 }));
  await usePlayerSettings.persist.rehydrate();
  expect(usePlayerSettings.getState().speed).toBe(speed);
});
