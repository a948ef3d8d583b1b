import { act, screen } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { QuizProgress } from "#app/features/quiz/quiz-progress.tsx";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { localDay } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { buildQuizSummary } from "#tests/factories.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const list = [buildQuizSummary({ id: "a", questionCount: 4 }), buildQuizSummary({ id: "b", questionCount: 7 })];
const now = Date.UTC(2025, 5, 10, 12);
const today = localDay(now);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  useReviews.setState({ cards: {} });
  useQuizScores.setState({ scores: {} });
  renderPage(<QuizProgress quizzes={list} questionCount={11} />);
});

const line = (text: string) => screen.getByRole("link", { name: text });

test("counts the questions due today, except those of removed quizzes", () => {
  expect(line("Review · 0 due · 0 of 11 seen")).toHaveAttribute("href", "/quizzes/review");
  const card = (days: number) => ({ reviews: [{ at: now - 1, isRight: false }], due: today + days });
  act(() => useReviews.setState({ cards: { "a/q1": card(0), "a/q2": card(1), "gone/q1": card(0) } }));
  expect(line("Review · 1 due · 0 of 11 seen")).toBeInTheDocument();
});

test("counts the questions of finished quizzes, at most as many as the quiz has", () => {
  const score = (totalQuestions: number) => ({ score: 0, totalQuestions, best: { score: 0, totalQuestions } });
  act(() => useQuizScores.setState({ scores: { a: score(6), gone: score(5) } }));
  expect(line("Review · 0 due · 4 of 11 seen")).toBeInTheDocument();
});

test("counts days by the visitor's clock, even if it is behind the build", () => {
  document.documentElement.dataset["built"] = "2025-06-12T12:00:00.000Z";
  onTestFinished(() => void delete document.documentElement.dataset["built"]);
  act(() => useReviews.setState({ cards: { "a/q1": { reviews: [{ at: now, isRight: false }], due: today + 1 } } }));
  renderPage(<QuizProgress quizzes={list} questionCount={11} />);
  expect(screen.getAllByRole("link", { name: /Review · 0 due/ })).toHaveLength(2);
});
