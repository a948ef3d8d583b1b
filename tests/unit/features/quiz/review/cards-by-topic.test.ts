import { expect, test } from "vitest";
import { dueWords, topicsOf } from "#app/features/quiz/review/cards-by-topic.ts";
import { localDay } from "#app/store/review-cards.ts";
import { buildQuizSummary } from "#tests/factories.ts";

const at = Date.UTC(2025, 2, 1, 12);
const day = localDay(at);
const missed = { at: at - 1, isRight: false };
const known = { at, isRight: true };

test("counts new, learning and learned cards of each topic, the largest topic first", () => {
  const newCard = { reviews: [missed], due: day + 1 };
  const learning = { reviews: [missed, known], due: day + 20 };
  const learned = { reviews: [missed, known], due: day + 21 };
  const quizzes = [
    buildQuizSummary({ id: "a", categories: ["backend", "episode"] }),
    buildQuizSummary({ id: "b", categories: ["ai", "backend"] }),
  ];
  const cards = { "a/q1": newCard, "a/q2": learned, "b/q1": learning, "gone/q1": learned };
  expect(topicsOf(cards, quizzes)).toEqual([
    { label: "Backend", new: 1, learning: 1, learned: 1 },
    { label: "AI", new: 0, learning: 1, learned: 0 },
  ]);
});

test("dueWords names the due day, and calls overdue cards due today", () => {
  expect([-5, 0, 1, 2].map((days) => dueWords(day + days, day))).toEqual(["today", "today", "tomorrow", "in 2 days"]);
});
