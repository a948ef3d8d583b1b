import { beforeEach, describe, expect, test, vi } from "vitest";
import { readAnalytics } from "#app/store/analytics-slice.ts";
import { mergePosition, readPositions } from "#app/store/positions.ts";
import { mergeAnalytics, mergeScores } from "#app/store/merge-stats.ts";
import { readScores } from "#app/store/quiz-scores.ts";
import { localDay, maxInterval, mergeCards, readCards } from "#app/store/review-cards.ts";

const now = Date.UTC(2036, 2, 5, 21, 30);
const today = "2036-03-05T20:00:00.000Z";

beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }));

/** As numbers and texts: the last that a date can hold, one past it, and one of a clock years ahead. */
describe.each([8.64e15, 8.7e15, "+275760-09-13T00:00:00.000Z", "2204-01-01T00:00:00.000Z"])(
  "what a clock that was ahead has written (%s)",
  (ahead) => {
    const ms = typeof ahead === "number" ? ahead : Date.parse(ahead);
    const iso = new Date(Math.min(ms, 8.64e15)).toISOString();

    test("is not the latest play for good", () => {
      const stats = { playCount: 2, firstPlayedAt: ahead, lastPlayedAt: ahead, completedAt: ahead, isCompleted: true };
      const read = readAnalytics({ episodeStats: { a: stats }, lastActiveDate: ahead });
      const real = readAnalytics({ episodeStats: { a: { playCount: 1, lastPlayedAt: today } }, lastActiveDate: today });
      expect(mergeAnalytics(read, real)).toMatchObject({
        episodeStats: { a: { playCount: 2, lastPlayedAt: today, isCompleted: true } },
        lastActiveDate: today,
      });
    });

    test("is not the newer place for good", () => {
      const place = { seconds: 5, duration: 90, heard: [[0, 5]] };
      const read = readPositions({ positions: { a: { ...place, heardAt: iso }, b: { ...place, heardAt: today } } });
      const [a, b] = [read["a"], read["b"]];
      expect(a && b && mergePosition(a, { ...b, seconds: 70 }).seconds).toBe(70);
    });

    test("is not the last score for good", () => {
      const scoresAt = (score: number, at: number) =>
        readScores({ scores: { pilot: { score, totalQuestions: 4, at } } });
      expect(mergeScores(scoresAt(1, ms), scoresAt(3, now))["pilot"]).toMatchObject({ score: 3, at: now });
    });

    test("keeps no review card away, and two readings of it are one review", () => {
      const kept = { "a/q1": { reviews: [{ at: ms, isRight: true }], due: Math.floor(ms / 86_400_000) + 1 } };
      const cards = readCards(kept);
      expect(cards["a/q1"]?.due).toBeLessThanOrEqual(localDay(now) + maxInterval);
      vi.setSystemTime(now + 1000);
      expect(mergeCards(cards, readCards(kept))["a/q1"]?.reviews).toHaveLength(1);
    });
  },
);
