import type { QuizSummary } from "#app/content/quizzes.server.ts";
import type { QuizScore } from "#app/store/quiz-scores.ts";

type Quizzes = readonly Pick<QuizSummary, "id" | "questionCount">[];

/** How many questions of these quizzes the visitor has been asked. */
export function questionsMet(quizzes: Quizzes, scores: Readonly<Record<string, QuizScore>>): number {
  return quizzes.reduce(
    (sum, { id, questionCount }) => sum + Math.min(scores[id]?.totalQuestions ?? 0, questionCount),
    0,
  );
}
