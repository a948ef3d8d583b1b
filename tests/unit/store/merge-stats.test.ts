import fc from "fast-check";
import { expect, test } from "vitest";
import { type Analytics } from "#app/store/analytics-slice.ts";
import { countChanges, mergeAnalytics } from "#app/store/merge-stats.ts";
import { buildStats } from "#tests/factories.ts";

const early = "2025-01-01T00:00:00.000Z";
const middle = "2025-02-01T00:00:00.000Z";
const late = "2025-03-01T00:00:00.000Z";

const instant = fc.constantFrom(early, middle, late);
const maybeInstant = fc.option(instant, { nil: undefined });
const stats = fc.record({
  playCount: fc.nat(50),
  firstPlayedAt: maybeInstant,
  lastPlayedAt: maybeInstant,
  isCompleted: fc.boolean(),
  completedAt: maybeInstant,
  isFavorite: fc.boolean(),
});
const analytics: fc.Arbitrary<Analytics> = fc.record({
  episodeStats: fc.dictionary(fc.constantFrom("a", "b", "constructor"), stats),
  lastActiveDate: fc.option(instant),
});

test("keeps the larger count, the earliest first, the latest last, and every mark", () => {
  const ours = {
    episodeStats: {
      a: buildStats({ playCount: 3, firstPlayedAt: middle, lastPlayedAt: middle, isFavorite: true }),
      b: buildStats({ playCount: 1 }),
    },
    lastActiveDate: middle,
  };
  const theirs = {
    episodeStats: {
      a: buildStats({
        playCount: 2,
        firstPlayedAt: early,
        lastPlayedAt: late,
        isCompleted: true,
        completedAt: late,
      }),
      c: buildStats({ isCompleted: true }),
    },
    lastActiveDate: late,
  };
  expect(mergeAnalytics(ours, theirs)).toEqual({
    episodeStats: {
      a: {
        playCount: 3,
        firstPlayedAt: early,
        lastPlayedAt: late,
        isCompleted: true,
        completedAt: late,
        isFavorite: true,
      },
      b: buildStats({ playCount: 1 }),
      c: buildStats({ isCompleted: true }),
    },
    lastActiveDate: late,
  });
});

test("whatever is merged, it does not matter which comes first", () => {
  fc.assert(
    fc.property(analytics, analytics, (a, b) => {
      expect(mergeAnalytics(a, b)).toEqual(mergeAnalytics(b, a));
    }),
  );
});

test("whatever is merged, twice is as good as once", () => {
  fc.assert(
    fc.property(analytics, analytics, (a, b) => {
      const once = mergeAnalytics(a, b);
      expect(mergeAnalytics(once, b)).toEqual(once);
      expect(countChanges(once, mergeAnalytics(once, b))).toEqual({ added: 0, changed: 0 });
    }),
  );
});

test("whatever is merged, nothing of ours is lost", () => {
  fc.assert(
    fc.property(analytics, analytics, (ours, theirs) => {
      const merged = mergeAnalytics(ours, theirs).episodeStats;
      for (const [id, before] of Object.entries(ours.episodeStats)) {
        expect(merged[id]?.playCount).toBeGreaterThanOrEqual(before.playCount);
        expect(merged[id]?.isCompleted || !before.isCompleted).toBe(true);
        expect(merged[id]?.isFavorite || !before.isFavorite).toBe(true);
      }
    }),
  );
});

test("counts what is added and what is changed", () => {
  const ours = { episodeStats: { a: buildStats(), b: buildStats({ playCount: 1 }) }, lastActiveDate: null };
  const theirs = {
    // Every plain object answers to it.
    episodeStats: { a: buildStats({ playCount: 1 }), constructor: buildStats() },
    lastActiveDate: null,
  };
  expect(countChanges(ours, mergeAnalytics(ours, theirs))).toEqual({ added: 1, changed: 1 });
});
