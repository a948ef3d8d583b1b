import { beforeEach, expect, test, vi } from "vitest";
import { readScores, useQuizScores } from "#app/store/quiz-scores.ts";

const { recordScore } = useQuizScores.getState();
const scores = () => useQuizScores.getState().scores;

beforeEach(() => useQuizScores.setState({ scores: {} }));

test("recordScore replaces the last score, even by a worse one, and keeps the best", () => {
  const now = Date.UTC(2025, 2, 1);
  vi.useFakeTimers({ now });
  recordScore("pilot", { score: 3, totalQuestions: 4 });
  recordScore("other", { score: 1, totalQuestions: 5 });
  recordScore("pilot", { score: 1, totalQuestions: 4 });
  expect(scores()).toMatchObject({
    pilot: { score: 1, best: { score: 3 } },
    other: { score: 1, at: now, best: { score: 1 } },
  });
});

test("readScores drops malformed pieces, replaces instants that are years ahead with today, and keeps the rest", () => {
  vi.useFakeTimers({ now: 1000 });
  const none = { score: 0, totalQuestions: 4 };
  expect(
    readScores({
      scores: {
        good: { ...none, extra: true },
        ahead: { ...none, at: Date.UTC(2204, 0) },
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
  ).toEqual({ good: { ...none, best: none }, ahead: { ...none, at: 0, best: none } });
});
