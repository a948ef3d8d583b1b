import { describe, expect, test } from "vitest";
import { questionsSeen } from "#app/features/quiz/progress-counts.tsx";
import { cardsOf, dueWords, knowledgeOf, topicsOf } from "#app/features/quiz/review/cards-by-topic.ts";
import { localDay } from "#app/store/review-cards.ts";
import { buildQuizSummary } from "#tests/factories.ts";

const at = Date.UTC(2025, 2, 1, 12);
const day = localDay(at);
const missed = { at: at - 1, isRight: false };
const known = { at, isRight: true };
const newCard = { reviews: [missed], due: day + 1 };
const learning = { reviews: [missed, known], due: day + 20 };
const learned = { reviews: [missed, known], due: day + 21 };

test.each([
  [newCard, "new"],
  [learning, "learning"],
  [learned, "learned"],
] as const)("a card is new, learning, or learned when it stays away for three weeks", (card, knowledge) => {
  expect(knowledgeOf(card)).toBe(knowledge);
});

describe("the topics", () => {
  const quizzes = [
    buildQuizSummary({ id: "a", categories: ["backend", "episode"] }),
    buildQuizSummary({ id: "b", categories: ["ai", "backend"] }),
  ];

  test("count the cards of all their quizzes, those with the most first; 'episode' is none", () => {
    const cards = { "a/q1": newCard, "a/q2": learned, "b/q1": learning, "gone/q1": learned };
    expect(topicsOf(cards, quizzes)).toEqual([
      { label: "Backend", new: 1, learning: 1, learned: 1 },
      { label: "AI", new: 0, learning: 1, learned: 0 },
    ]);
  });

  test("and all else leave cards alone whose quiz does not exist", () => {
    expect(Object.keys(cardsOf({ "a/q1": newCard, "gone/q1": learned }, quizzes))).toEqual(["a/q1"]);
  });
});

test.each([
  [-5, "today"],
  [0, "today"],
  [1, "tomorrow"],
  [2, "in 2 days"],
])("a card that is due in %i days comes %s", (days, words) => {
  expect(dueWords(day + days, day)).toBe(words);
});

test("the questions that were met are those of finished quizzes, and never more than there are", () => {
  const quizzes = [
    { id: "a", questionCount: 4 },
    { id: "b", questionCount: 7 },
  ];
  const score = (totalQuestions: number) => ({ score: 0, totalQuestions });
  expect(questionsSeen(quizzes, {})).toBe(0);
  expect(questionsSeen(quizzes, { a: score(6), gone: score(5) })).toBe(4);
});
