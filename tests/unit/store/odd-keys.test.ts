import { describe, expect, test } from "vitest";
import { readAnalytics } from "#app/store/analytics-slice.ts";
import { mergePositions, readPositions } from "#app/store/positions.ts";
import { countChanges, mergeAnalytics, mergeScores } from "#app/store/merge-stats.ts";
import { readScores } from "#app/store/quiz-scores.ts";
import { mergeCards, readCards } from "#app/store/review-cards.ts";

const position = { seconds: 5, duration: 90, heard: [[0, 5]], heardAt: "2025-03-01T12:00:00.000Z" };
const stats = { playCount: 2, isCompleted: false, isFavorite: true };
const record = { score: 3, totalQuestions: 4, best: { score: 3, totalQuestions: 4 } };
const card = { reviews: [{ at: 1000, isRight: false }], due: 1 };

const positionOf = (key: string) => readPositions({ positions: { [key]: position } });
const statsOf = (key: string) => readAnalytics({ episodeStats: { [key]: stats } });
const recordOf = (key: string) => readScores({ scores: { [key]: record } });
const cardOf = (key: string) => readCards({ [`${key}/${key}`]: card });

describe.each(["constructor", "toString", "valueOf", "hasOwnProperty", "__defineGetter__"])(
  "an entry named %s, to which every plain object answers,",
  (key) => {
    test("is joined as any other", () => {
      expect(mergePositions({}, positionOf(key))).toEqual(positionOf(key));
      expect(mergePositions(positionOf(key), positionOf("other"))).toEqual({
        ...positionOf(key),
        ...positionOf("other"),
      });
      expect(mergeAnalytics(statsOf("other"), statsOf(key)).episodeStats[key]).toMatchObject(stats);
      expect(mergeScores(recordOf("other"), recordOf(key))[key]).toEqual(record);
      expect(Object.keys(mergeCards(cardOf("other"), cardOf(key)))).toEqual(["other/other", `${key}/${key}`]);
    });

    test("is counted as added", () => {
      const none = readAnalytics({});
      expect(countChanges(none, mergeAnalytics(none, statsOf(key)))).toEqual({ added: 1, changed: 0 });
    });
  },
);

test("no entry reaches an object's prototype", () => {
  const theirs = JSON.parse(`{"__proto__":${JSON.stringify(position)}}`);
  const merged = mergePositions({}, theirs);
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect(Object.keys(merged)).toEqual(["__proto__"]);
});
