import { listQuizzes } from "#app/content/quizzes.server.ts";
import { ReviewOnDemand } from "#app/features/quiz/review-on-demand.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { withBuild } from "#app/lib/release.ts";
import { startOfList } from "#app/lists/list-start.ts";
import { drawnPicture, type Page } from "#app/publish/page-meta.ts";
import { PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/quizzes.review";

export { ErrorBoundary, meta } from "#app/page.ts";

export const handle: PageHandle = { back: { to: "/quizzes", label: "Back to Quizzes" } };

export function loader() {
  const quizzes = listQuizzes().map(({ id, title, categories }) => ({ id, title, categories }));
  return withBuild({
    quizzes: startOfList("quizzes", quizzes),
    page: {
      title: "Review",
      description: "კითხვები, რომლებზეც ქვიზში შეცდი: დავიწყებას რომ დააპირებ, თავს თვითონ შეგახსენებს.",
      path: "/quizzes/review",
      picture: drawnPicture("/quizzes"),
      isListed: false,
    } satisfies Page,
  });
}

export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column">
      <PageHeading title="Review">
        რაზეც ქვიზში შეცდი, აქ გელოდება და ზუსტად მაშინ ბრუნდება, როცა დავიწყებას აპირებ. სერიალივით, ოღონდ სეზონებს
        შორის პაუზა სულ იზრდება.
      </PageHeading>
      <ReviewOnDemand quizzes={loaderData.quizzes} />
    </main>
  );
}
