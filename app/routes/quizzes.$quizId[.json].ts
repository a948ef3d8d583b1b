import { data } from "react-router";
import { findQuiz } from "#app/content/quizzes.server.ts";
import { withBuild } from "#app/lib/release.ts";
import type { Route } from "./+types/quizzes.$quizId[.json]";

/** The questions of one quiz, a file of its own: pages list quizzes without them. */
export function loader({ params }: Route.LoaderArgs) {
  const quiz = findQuiz(params.quizId);
  if (!quiz) throw data("Quiz Not Found", { status: 404 });
  return Response.json(withBuild({ questions: quiz.questions }));
}
