import { startOfList } from "#app/content/list-parts.server.ts";
import { listQuizzes } from "#app/content/quizzes.server.ts";
import type { PageHandle } from "#app/features/layout/page-shell.tsx";
import { ReviewOnDemand } from "#app/features/quiz/review-on-demand.tsx";
import { withBuild } from "#app/lib/build-id.ts";
import { drawnPicture, notListed, pageMeta } from "#app/lib/page-meta.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/quizzes.review";

export { PageBoundary as ErrorBoundary } from "#app/features/layout/not-found-boundary.tsx";

export const handle: PageHandle = { back: { to: "/quizzes", label: "Back to Quizzes" } };

export function loader() {
  const quizzes = listQuizzes().map(({ id, title, categories }) => ({ id, title, categories }));
  return withBuild({ quizzes: startOfList("quizzes", quizzes) });
}

export function meta() {
  const page = pageMeta({
    title: "Review",
    description: "კითხვები, რომლებზეც ქვიზში შეცდი: ზუსტად მაშინ ბრუნდება, როცა დავიწყებას აპირებ.",
    path: "/quizzes/review",
    picture: drawnPicture("/quizzes"),
  });
  return [...page, notListed];
}

export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column">
      <PageHeading
        title="Review"
        lead={
          <span lang="ka">
            რაზეც ქვიზში შეცდი, აქ გელოდება და ზუსტად მაშინ ბრუნდება, როცა დავიწყებას აპირებ. სერიალივით, ოღონდ სეზონებს
            შორის პაუზა სულ იზრდება.
          </span>
        }
      />
      <ReviewOnDemand quizzes={loaderData.quizzes} />
    </main>
  );
}
