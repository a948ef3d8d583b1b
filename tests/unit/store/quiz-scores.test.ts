import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";

import { readScores, scoresStorage, useQuizScores } from "#app/store/quiz-scores.ts";

const { recordScore } = useQuizScores.getState();
const scores = () => useQuizScores.getState().scores;

const stored = (state: unknown) => JSON.stringify({ state, version: 0 });

beforeEach(() => {
  useQuizScores.setState({ scores: {} });
  localStorage.clear();
});

describe("the scores of last time", () => {
  test("are kept on the device under a key of their own", () => {
    recordScore("pilot", { score: 3, totalQuestions: 4 });
    expect(scoresStorage.name).toBe("devtherapy-quiz-scores");
    expect(localStorage.getItem("devtherapy-quiz-scores")).toBe(
      stored({ scores: { pilot: { score: 3, totalQuestions: 4 } } }),
    );
    expect(localStorage.getItem("devtherapy-analytics")).toBeNull();
  });

  test("are replaced by newer ones, also by worse ones", () => {
    recordScore("pilot", { score: 4, totalQuestions: 4 });
    recordScore("other", { score: 1, totalQuestions: 5 });
    recordScore("pilot", { score: 1, totalQuestions: 4 });
    expect(scores()).toEqual({ pilot: { score: 1, totalQuestions: 4 }, other: { score: 1, totalQuestions: 5 } });
  });
});

describe("what is read back", () => {
  test("loses what is malformed and keeps the rest", () => {
    expect(
      readScores({
        scores: {
          good: { score: 0, totalQuestions: 4, extra: true },
          text: "4/4",
          half: { score: 2 },
          negative: { score: -1, totalQuestions: 4 },
          tooMany: { score: 5, totalQuestions: 4 },
          nothing: { score: 0, totalQuestions: 0 },
          fraction: { score: 1.5, totalQuestions: 4 },
          words: { score: "3", totalQuestions: "4" },
          none: null,
          list: [3, 4],
        },
      }),
    ).toEqual({ good: { score: 0, totalQuestions: 4 } });
  });

  test("never throws, and holds only scores that can be", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const { score, totalQuestions } of Object.values(readScores({ scores: value }))) {
          expect(score).toBeLessThanOrEqual(totalQuestions);
        }
        expect(readScores(value)).toBeTypeOf("object");
      }),
    );
  });

  test("cannot reach an object's prototype", () => {
    const read = readScores(JSON.parse('{"scores":{"__proto__":{"score":1,"totalQuestions":2}}}'));
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.keys(read)).toEqual([]);
  });
});
