import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { QuizCard } from "#app/features/quiz/quiz-card.tsx";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { useSavedRounds } from "#app/store/saved-rounds.ts";
import { buildQuizSummary } from "#tests/factories.ts";

const quiz = buildQuizSummary({
  id: "a",
  title: "ტესტების ანაბანა",
  description: "რა უნდა იცოდე.",
  difficulty: "hard",
  categories: ["episode", "ai", "backend"],
});
const score = (right: number) => ({ score: right, totalQuestions: 4 });
const paused = { a: { seed: 1, phase: "answering", answers: [0, 1], isHeld: false, spentMs: 0 } as const };

beforeEach(() => {
  useQuizScores.setState({ scores: {} });
  useSavedRounds.setState({ rounds: {} });
});

function renderCard() {
  render(<QuizCard quiz={quiz} onTake={() => undefined} />, { wrapper: MemoryRouter });
  return screen.getByRole("article", { name: quiz.title });
}

test.each([
  ["was never taken", () => undefined, "Take Quiz"],
  ["has a best score", () => useQuizScores.getState().recordScore("a", score(3)), "Take Quiz"],
  ["is paused", () => useSavedRounds.setState({ rounds: paused }), "Continue at 3 of 4"],
])("shows difficulty, length, two categories, description and button of a quiz that %s", (_, prepare, name) => {
  prepare();
  const card = renderCard();
  expect(card).toHaveTextContent("Hard 4 questions ~4 min Episode AI");
  expect(card).not.toHaveTextContent("Backend");
  expect(screen.getByText(quiz.description)).toBeVisible();
  expect(screen.getByRole("link", { name: quiz.title })).toHaveAttribute("href", "/quizzes/a");
  expect(screen.getByRole("button", { name })).toHaveAccessibleDescription(quiz.title);
});

test("shows the best score of all rounds, except while the quiz is paused", () => {
  useQuizScores.getState().recordScore("a", score(4));
  useQuizScores.getState().recordScore("a", score(3));
  const card = renderCard();
  expect(card).toHaveTextContent("Best 4/4");
  act(() => useSavedRounds.setState({ rounds: paused }));
  expect(card).not.toHaveTextContent("Best");
});
