import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { QuizCard } from "#app/features/quiz/test-your-knowledge.tsx";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { buildQuizSummary } from "#tests/factories.ts";

const ignore = () => undefined;

beforeEach(() => {
  useQuizScores.setState({ scores: {} });
});

/** What a screen reader says: without what is hidden from it. */
function spokenText(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent.replace(/\s+/g, " ");
}

test("a quiz card says how hard and how long the quiz is, and names its categories", () => {
  const { container } = render(<QuizCard quiz={buildQuizSummary({ difficulty: "hard" })} onTake={ignore} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText("Hard")).toBeVisible();
  expect(container).toHaveTextContent("4 questions · ~4 min");
  expect(spokenText(container)).toContain("4 questions ~4 min");
  const shown = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(shown).toEqual(["Backend", "Career Development"]);
});

test("a quiz card leads to the quiz's own page", () => {
  render(<QuizCard quiz={buildQuizSummary({ id: "a", title: "პირველი" })} onTake={ignore} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole("link", { name: "პირველი" })).toHaveAttribute("href", "/quizzes/a");
});

test("a quiz card shows the scores of the last time and of the best, and nothing before there are any", () => {
  render(<QuizCard quiz={buildQuizSummary({ id: "a" })} onTake={ignore} />, { wrapper: MemoryRouter });
  expect(screen.queryByText(/Last time/)).not.toBeInTheDocument();
  const { recordScore } = useQuizScores.getState();
  act(() => recordScore("a", { score: 4, totalQuestions: 4 }));
  act(() => recordScore("a", { score: 3, totalQuestions: 4 }));
  expect(screen.getByText("Last time: 3/4")).toHaveClass("text-warm");
  expect(screen.getByText("Best: 4/4")).toHaveClass("text-good");
});
