import { findQuizSummary, listQuizzes } from "#app/content/quizzes.server.ts";
import { QuizOverview } from "#app/features/quiz/quiz-overview.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { withBuild } from "#app/lib/release.ts";
import { orNotFound } from "#app/navigation/canonical-path.ts";
import type { Page } from "#app/publish/page-meta.ts";
import { quizGraph } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/quizzes.$quizId";

export { clientLoader, ErrorBoundary, meta, shouldRevalidate } from "#app/page.ts";

export const handle: PageHandle = {
  back: { to: "/quizzes", label: "Back to Quizzes" },
  missing: { title: "Quiz Not Found", text: "The quiz you're looking for doesn't exist." },
};

export function loader({ params }: Route.LoaderArgs) {
  const quiz = orNotFound(findQuizSummary(params.quizId), "Quiz");
  const { id, title, description, episodeLink } = quiz;
  const others = listQuizzes().filter((other) => other.id !== id && episodeLink && other.episodeLink === episodeLink);
  return withBuild({
    quiz,
    others,
    page: { title, description, path: `/quizzes/${id}`, graph: quizGraph(quiz) } satisfies Page,
  });
}

export default function QuizPage({ loaderData }: Route.ComponentProps) {
  const { quiz, others } = loaderData;
  return (
    <main id="content" className="page-column">
      <QuizOverview key={quiz.id} quiz={quiz} others={others} />
    </main>
  );
}
