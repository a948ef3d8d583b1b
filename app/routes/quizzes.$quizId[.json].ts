import { findQuiz } from "#app/content/quizzes.server.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import type { Route } from "./+types/quizzes.$quizId[.json]";

/** The questions of a quiz. Pages that list quizzes do not include them. */
export function loader({ params }: Route.LoaderArgs) {
  const quiz = orNotFound(findQuiz(params.quizId), "Quiz");
  return Response.json({ questions: quiz.questions });
}
