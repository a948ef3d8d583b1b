import { findQuizSummary, listQuizzes } from "#app/content/quizzes.server.ts";
import { QuizOverview } from "#app/features/quiz/quiz-overview.tsx";
import { missingScreen } from "#app/features/shell/error-screens.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import { graphOf } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/quizzes.$quizId";

export { clientLoader, shouldRevalidate } from "#app/navigation/client-loader.ts";
export { meta } from "#app/publish/page-meta.ts";

const back = { to: "/quizzes", label: "Back to Quizzes" };

export const handle: PageHandle = { back };

export const ErrorBoundary = missingScreen({
  title: "Quiz Not Found",
  text: "The quiz you're looking for doesn't exist.",
  back,
});

export function loader({ params }: Route.LoaderArgs) {
  const quiz = orNotFound(findQuizSummary(params.quizId), "Quiz");
  const { id, title, description, episodeLink } = quiz;
  const path = `/quizzes/${id}`;
  const others = listQuizzes().filter((other) => other.id !== id && episodeLink && other.episodeLink === episodeLink);
  return {
    quiz,
    others,
    page: {
      title,
      description,
      path,
      graph: graphOf([
        { name: "Quizzes", path: "/quizzes" },
        { name: title, path },
      ]),
    },
  };
}

export default function QuizPage({ loaderData }: Route.ComponentProps) {
  const { quiz, others } = loaderData;
  return (
    <main id="content" className="page-column">
      <QuizOverview key={quiz.id} quiz={quiz} others={others} />
    </main>
  );
}
