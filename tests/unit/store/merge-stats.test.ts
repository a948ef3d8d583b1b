import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeAnalytics } from "#app/store/merge-stats.ts";
import { type Analytics } from "#app/store/store.ts";
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
  const kept = buildStats({ playCount: 1 });
  const ours = buildStats({ playCount: 3, firstPlayedAt: middle, lastPlayedAt: middle, isFavorite: true });
  const marks = { lastPlayedAt: late, isCompleted: true, completedAt: late };
  const theirs = buildStats({ playCount: 2, firstPlayedAt: early, ...marks });
  expect(
    mergeAnalytics(
      { episodeStats: { a: ours, b: kept }, lastActiveDate: middle },
      { episodeStats: { a: theirs, c: kept }, lastActiveDate: late },
    ),
  ).toEqual({
    episodeStats: { a: { playCount: 3, firstPlayedAt: early, ...marks, isFavorite: true }, b: kept, c: kept },
    lastActiveDate: late,
  });
});

test("whatever is merged, in either order and however often, nothing of ours is lost", () => {
  fc.assert(
    fc.property(analytics, analytics, (ours, theirs) => {
      const merged = mergeAnalytics(ours, theirs);
      expect(mergeAnalytics(theirs, ours)).toEqual(merged);
      expect(mergeAnalytics(merged, theirs)).toEqual(merged);
      for (const [id, before] of Object.entries(ours.episodeStats)) {
        const after = merged.episodeStats[id];
        expect(after?.playCount).toBeGreaterThanOrEqual(before.playCount);
        expect(after?.isCompleted || !before.isCompleted).toBe(true);
        expect(after?.isFavorite || !before.isFavorite).toBe(true);
      }
    }),
  );
});
