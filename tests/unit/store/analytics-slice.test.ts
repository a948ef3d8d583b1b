import { beforeEach, expect, test, vi } from "vitest";
import { useStore } from "#app/store/store.ts";

const now = "2025-03-01T12:00:00.000Z";
const later = "2025-03-02T12:00:00.000Z";

const { recordPlay, toggleCompleted, toggleFavorite, clearAnalytics } = useStore.getState();
const statsOf = (episodeId: string) => useStore.getState().episodeStats[episodeId];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now) });
  clearAnalytics();
});

test("a play counts one and sets the times", () => {
  recordPlay("a");
  expect(statsOf("a")).toMatchObject({ playCount: 1, firstPlayedAt: now, lastPlayedAt: now });
  expect(useStore.getState().lastActiveDate).toBe(now);
});

test("a play keeps the first time", () => {
  recordPlay("a");
  vi.setSystemTime(later);
  recordPlay("a");
  expect(statsOf("a")).toMatchObject({ playCount: 2, firstPlayedAt: now, lastPlayedAt: later });
});

test("the completed mark counts at least one play and updates the times", () => {
  toggleCompleted("a");
  expect(statsOf("a")).toEqual({
    playCount: 1,
    firstPlayedAt: now,
    lastPlayedAt: now,
    isCompleted: true,
    completedAt: now,
    isFavorite: false,
  });
  expect(useStore.getState().lastActiveDate).toBe(now);
});

test("the completed mark does not lower a play count", () => {
  recordPlay("a");
  recordPlay("a");
  toggleCompleted("a");
  expect(statsOf("a")?.playCount).toBe(2);
});

test("the completed mark can be taken back", () => {
  toggleCompleted("a");
  vi.setSystemTime(later);
  toggleCompleted("a");
  expect(statsOf("a")).toMatchObject({ isCompleted: false, completedAt: undefined, lastPlayedAt: now });
  expect(useStore.getState().lastActiveDate).toBe(now);
});

test("the favourite mark flips and leaves the times alone", () => {
  toggleFavorite("a");
  expect(statsOf("a")).toEqual({ playCount: 0, isCompleted: false, isFavorite: true });
  expect(useStore.getState().lastActiveDate).toBeNull();
  toggleFavorite("a");
  expect(statsOf("a")?.isFavorite).toBe(false);
});

test("clearing forgets everything", () => {
  recordPlay("a");
  clearAnalytics();
  expect(useStore.getState()).toMatchObject({ episodeStats: {}, lastActiveDate: null });
});
