import { beforeEach, expect, test, vi } from "vitest";
import { hasListeningData, readAnalytics, useAnalytics } from "#app/store/analytics.ts";
import { buildPosition, buildStats } from "#tests/factories.ts";

const now = "2025-03-01T12:00:00.000Z";
const later = "2025-03-02T12:00:00.000Z";

const { recordPlay, toggleCompleted, toggleFavorite } = useAnalytics.getState();
const statsOf = (episodeId: string) => useAnalytics.getState().episodeStats[episodeId];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now) });
  useAnalytics.setState(useAnalytics.getInitialState());
});

test("recordPlay adds a play, keeps the first play's time and updates the last; toggleCompleted never lowers the count", () => {
  recordPlay("a");
  expect(statsOf("a")).toMatchObject({ playCount: 1, firstPlayedAt: now, lastPlayedAt: now });
  vi.setSystemTime(later);
  recordPlay("a");
  toggleCompleted("a");
  expect(statsOf("a")).toMatchObject({ playCount: 2, firstPlayedAt: now, lastPlayedAt: later });
  expect(useAnalytics.getState().lastActiveDate).toBe(later);
});

test("toggleCompleted ensures one play and updates the times; toggling again reverts both", () => {
  toggleCompleted("a");
  const marked = { playCount: 1, firstPlayedAt: now, lastPlayedAt: now, isFavorite: false };
  expect(statsOf("a")).toEqual({ ...marked, isCompleted: true, completedAt: now });
  vi.setSystemTime(later);
  toggleCompleted("a");
  expect(statsOf("a")).toEqual({ playCount: 0, isCompleted: false, isFavorite: false });
  expect(useAnalytics.getState().lastActiveDate).toBeNull();
});

test("toggleCompleted removes only the mark if an earlier visit has set it", () => {
  const played = buildStats({ playCount: 1, firstPlayedAt: now, lastPlayedAt: now });
  const completed = { ...played, isCompleted: true, completedAt: "2025-02-28T12:00:00.000Z" };
  useAnalytics.setState({ episodeStats: { a: completed }, lastActiveDate: now });
  toggleCompleted("a");
  expect(statsOf("a")).toEqual(played);
  expect(useAnalytics.getState().lastActiveDate).toBe(now);
});

test("the function that toggleCompleted returns restores the count and the times from before the mark", () => {
  const undo = toggleCompleted("a");
  vi.setSystemTime(later);
  undo();
  expect(statsOf("a")).toEqual({ playCount: 0, isCompleted: false, isFavorite: false });
  expect(useAnalytics.getState().lastActiveDate).toBeNull();
});

test("undoing a mark keeps later changes: a play and a favorite", () => {
  const undo = toggleCompleted("a");
  vi.setSystemTime(later);
  recordPlay("a");
  toggleFavorite("a");
  undo();
  const played = { playCount: 1, firstPlayedAt: later, lastPlayedAt: later };
  expect(statsOf("a")).toEqual({ ...played, isCompleted: false, isFavorite: true });
  expect(useAnalytics.getState().lastActiveDate).toBe(later);
});

test("undoing a mark does nothing if the visitor has removed it and set it again", () => {
  const undo = toggleCompleted("a");
  toggleCompleted("a");
  vi.setSystemTime(later);
  toggleCompleted("a");
  undo();
  expect(statsOf("a")).toMatchObject({ isCompleted: true, completedAt: later });
});

test("toggleFavorite flips the mark and leaves the times unchanged", () => {
  toggleFavorite("a");
  expect(statsOf("a")).toEqual({ playCount: 0, isCompleted: false, isFavorite: true });
  expect(useAnalytics.getState().lastActiveDate).toBeNull();
  toggleFavorite("a");
  expect(statsOf("a")).toEqual({ playCount: 0, isCompleted: false, isFavorite: false });
});

test("no action moves an entry, so the first favorite stays the first", () => {
  toggleFavorite("a");
  toggleFavorite("b");
  toggleCompleted("a");
  recordPlay("a");
  toggleFavorite("a");
  toggleFavorite("a");
  expect(Object.keys(useAnalytics.getState().episodeStats)).toEqual(["a", "b"]);
});

test("hasListeningData counts plays, marks and positions, and ignores an empty entry", () => {
  const { a, b, c, empty } = {
    a: buildStats({ playCount: 1 }),
    b: buildStats({ isCompleted: true }),
    c: buildStats({ isFavorite: true }),
    empty: buildStats(),
  };
  for (const stats of [a, b, c]) expect(hasListeningData({ empty, stats }, {})).toBe(true);
  expect(hasListeningData({}, { a: buildPosition() })).toBe(true);
  expect(hasListeningData({ empty }, {})).toBe(false);
});

test("readAnalytics drops malformed pieces, replaces instants that are years ahead with today, and keeps the rest", () => {
  const read = readAnalytics({
    episodeStats: {
      good: { playCount: 1, isFavorite: true, lastPlayedAt: later },
      partly: { playCount: -3, firstPlayedAt: "yesterday", isCompleted: "yes", isFavorite: true },
      ahead: { playCount: 1, lastPlayedAt: "2204-01-01T00:00:00.000Z" },
      empty: { playCount: 0, isCompleted: false, isFavorite: false },
      unknown: { plays: 3 },
      broken: "nonsense",
      list: [],
    },
    lastActiveDate: {},
  });
  expect(Object.keys(read.episodeStats)).toEqual(["good", "partly", "ahead", "empty"]);
  expect(read.episodeStats["good"]).toMatchObject({ playCount: 1, isFavorite: true, lastPlayedAt: later });
  expect(read.episodeStats["partly"]).toMatchObject({ playCount: 0, isCompleted: false, isFavorite: true });
  expect(read.episodeStats["partly"]?.firstPlayedAt).toBeUndefined();
  expect(JSON.stringify(read)).not.toContain("2204");
  expect(read.lastActiveDate).toBeNull();
});
