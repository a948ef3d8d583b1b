import { findQuizSummary, listQuizzes } from "#app/content/quizzes.server.ts";
import { QuizOverview } from "#app/features/quiz/quiz-overview.tsx";
import type { PageFrame } from "#app/features/shell/page-frame.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import { pageLoader } from "#app/page-route.ts";
import { graphOf } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/quizzes.$quizId";

export { clientLoader, ErrorBoundary, meta, shouldRevalidate } from "#app/page-route.ts";

export const handle: PageFrame = {
  back: { to: "/quizzes", label: "Back to Quizzes" },
  missing: { title: "Quiz Not Found", text: "The quiz you're looking for doesn't exist." },
};

export const loader = pageLoader(({ params }: Route.LoaderArgs) => {
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
});

export default function QuizPage({ loaderData }: Route.ComponentProps) {
  const { quiz, others } = loaderData;
  return (
    <main id="content" className="page-column">
      <QuizOverview key={quiz.id} quiz={quiz} others={others} />
    </main>
  );
}
