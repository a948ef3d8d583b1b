import { data } from "react-router";

import type { Route } from "./+types/quizzes.$quizId[.png]";

import { drawPreview } from "#app/build/draw-preview.server.tsx";
import { previewOfQuiz } from "#app/content/previews.server.ts";
import { findQuizSummary } from "#app/content/quizzes.server.ts";

/** The picture that other sites show beside a link to a quiz. */
export function loader({ params }: Route.LoaderArgs) {
  const quiz = findQuizSummary(params.quizId);
  if (!quiz) throw data("Quiz Not Found", { status: 404 });
  return drawPreview(previewOfQuiz(quiz));
}
