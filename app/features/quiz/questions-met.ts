import type { QuizSummary } from "#app/content/quizzes.server.ts";
import type { QuizScore } from "#app/store/quiz-scores.ts";

type Quizzes = readonly Pick<QuizSummary, "id" | "questionCount">[];

/** How many questions of these quizzes the visitor has been asked, and how many there are. */
export function questionsMet(quizzes: Quizzes, scores: Readonly<Record<string, QuizScore>>) {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const met = quizzes.map(({ id, questionCount }) => Math.min(scores[id]?.totalQuestions ?? 0, questionCount));
  return { met: sum(met), all: sum(quizzes.map(({ questionCount }) => questionCount)) };
}
