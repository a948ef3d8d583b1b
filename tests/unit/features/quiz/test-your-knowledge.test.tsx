import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { TestYourKnowledge } from "#app/features/quiz/test-your-knowledge.tsx";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { buildQuizSummary } from "#tests/factories.ts";

test("an episode's page says how many of its quizzes were taken", () => {
  useQuizScores.setState({ scores: {} });
  render(<TestYourKnowledge quizzes={[buildQuizSummary({ id: "a" }), buildQuizSummary({ id: "b" })]} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText("0 of 2 taken")).toBeInTheDocument();
  act(() => useQuizScores.getState().recordScore("b", { score: 0, totalQuestions: 4 }));
  act(() => useQuizScores.getState().recordScore("of-another-episode", { score: 4, totalQuestions: 4 }));
  expect(screen.getByText("1 of 2 taken")).toBeInTheDocument();
});
