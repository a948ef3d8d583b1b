import { beforeEach, describe, expect, test, vi } from "vitest";

import { analyticsStorage, useStore } from "#app/store/store.ts";

const now = "2025-03-01T12:00:00.000Z";
const later = "2025-03-02T12:00:00.000Z";

const { recordPlay, toggleCompleted, toggleFavorite, clearAnalytics } = useStore.getState();
const statsOf = (episodeId: string) => useStore.getState().episodeStats[episodeId];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now) });
  clearAnalytics();
});

describe("a play", () => {
  test("counts one and sets the times", () => {
    recordPlay("a");
    expect(statsOf("a")).toMatchObject({ playCount: 1, firstPlayedAt: now, lastPlayedAt: now });
    expect(useStore.getState().lastActiveDate).toBe(now);
  });

  test("keeps the first time", () => {
    recordPlay("a");
    vi.setSystemTime(later);
    recordPlay("a");
    expect(statsOf("a")).toMatchObject({ playCount: 2, firstPlayedAt: now, lastPlayedAt: later });
  });
});

describe("the completed mark", () => {
  test("counts at least one play and updates the times", () => {
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

  test("does not lower a play count", () => {
    recordPlay("a");
    recordPlay("a");
    toggleCompleted("a");
    expect(statsOf("a")?.playCount).toBe(2);
  });

  test("can be taken back", () => {
    toggleCompleted("a");
    vi.setSystemTime(later);
    toggleCompleted("a");
    expect(statsOf("a")).toMatchObject({ isCompleted: false, completedAt: undefined, lastPlayedAt: now });
    expect(useStore.getState().lastActiveDate).toBe(now);
  });
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

test("only the analytics are kept, under the key and version that browsers already hold", () => {
  recordPlay("a");
  const kept = JSON.parse(localStorage.getItem(analyticsStorage.name) ?? "") as { state: object; version: number };
  expect(analyticsStorage.name).toBe("devtherapy-analytics");
  expect(kept.version).toBe(0);
  expect(Object.keys(kept.state)).toEqual(["episodeStats", "lastActiveDate"]);
});
