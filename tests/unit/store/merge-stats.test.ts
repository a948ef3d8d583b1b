import fc from "fast-check";
import { expect, test } from "vitest";
import { lastPlayIn, mergeStats } from "#app/store/merge-stats.ts";
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
const analytics = fc.dictionary(fc.constantFrom("a", "b", "constructor"), stats);

test("keeps the larger count, the earlier first play, the later last play, and every mark", () => {
  const kept = buildStats({ playCount: 1 });
  const ours = buildStats({ playCount: 3, firstPlayedAt: middle, lastPlayedAt: middle, isFavorite: true });
  const marks = { lastPlayedAt: late, isCompleted: true, completedAt: late };
  const theirs = buildStats({ playCount: 2, firstPlayedAt: early, ...marks });
  const merged = mergeStats({ a: ours, b: kept }, { a: theirs, c: kept });
  expect(merged).toEqual({
    a: { playCount: 3, firstPlayedAt: early, ...marks, isFavorite: true },
    b: kept,
    c: kept,
  });
  expect(lastPlayIn(merged)).toBe(late);
});

test("the merge is commutative and idempotent, and loses no entry", () => {
  fc.assert(
    fc.property(analytics, analytics, (ours, theirs) => {
      const merged = mergeStats(ours, theirs);
      expect(mergeStats(theirs, ours)).toEqual(merged);
      expect(mergeStats(merged, theirs)).toEqual(merged);
      for (const [id, before] of Object.entries(ours)) {
        const after = merged[id];
        expect(after?.playCount).toBeGreaterThanOrEqual(before.playCount);
        expect(after?.isCompleted || !before.isCompleted).toBe(true);
        expect(after?.isFavorite || !before.isFavorite).toBe(true);
      }
    }),
  );
});
