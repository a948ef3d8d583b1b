import { beforeEach, expect, test, vi } from "vitest";
import { keepSpeed } from "#app/player/frame/player-commands.ts";
import { usePlayerSettings } from "#app/player/player-settings.ts";

const setRate = vi.fn<(rate: number) => void>();
const kept = () => usePlayerSettings.getState().speed;

beforeEach(() => {
  setRate.mockClear();
  usePlayerSettings.change({ speed: 1.5 });
});

test("a player that starts at its own speed is set to the visitor's, and that is no choice", () => {
  const speed = keepSpeed(setRate);
  for (const rate of [1, 1, 1.5, 1.5]) speed.told(rate);
  expect(setRate).toHaveBeenCalledExactlyOnceWith(1.5);
  expect(kept()).toBe(1.5);
  speed.end();
});

test("what is chosen in the player's own menu is kept, if it is one of ours", () => {
  const speed = keepSpeed(setRate);
  for (const rate of [1.5, 2, 2, 0.25]) speed.told(rate);
  expect(kept()).toBe(2);
  expect(setRate).not.toHaveBeenCalledWith(1.5);
  speed.end();
});

test("what a player tells late of a speed that was left again at once is no choice", () => {
  vi.useFakeTimers();
  const speed = keepSpeed(setRate);
  speed.told(1.5);
  for (const chosen of [2, 1.5]) usePlayerSettings.change({ speed: chosen });
  speed.told(1.5);
  speed.told(2);
  expect(kept()).toBe(1.5);
  speed.told(1.5);
  vi.advanceTimersByTime(5000);
  speed.told(2);
  expect(kept()).toBe(2);
  speed.end();
});

test("what is chosen on the page is told to the player, until the end", () => {
  const speed = keepSpeed(setRate);
  speed.told(1.5);
  usePlayerSettings.change({ speed: 1 });
  speed.end();
  usePlayerSettings.change({ speed: 2 });
  expect(setRate).toHaveBeenCalledExactlyOnceWith(1);
});
