import { listQuizzes } from "#app/content/quizzes.server.ts";
import { ReviewOverview } from "#app/features/quiz/review-overview.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { drawnPicture } from "#app/publish/page-meta.ts";
import { PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/quizzes.review";

export { meta } from "#app/publish/page-meta.ts";

export const handle: PageHandle = { back: { to: "/quizzes", label: "Back to Quizzes" } };

export function loader() {
  return {
    quizzes: listQuizzes().map(({ id, title, categories }) => ({ id, title, categories })),
    page: {
      title: "Review",
      description: "კითხვები, რომლებზეც ქვიზში შეცდი: დავიწყებას რომ დააპირებ, თავს თვითონ შეგახსენებს.",
      path: "/quizzes/review",
      picture: drawnPicture("/quizzes"),
      isListed: false,
    },
  };
}

export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column">
      <PageHeading title="Review">
        რაზეც ქვიზში შეცდი, აქ გელოდება და ზუსტად მაშინ ბრუნდება, როცა დავიწყებას აპირებ. სერიალივით, ოღონდ სეზონებს
        შორის პაუზა სულ იზრდება.
      </PageHeading>
      <ReviewOverview quizzes={loaderData.quizzes} />
    </main>
  );
}
