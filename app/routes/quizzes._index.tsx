import { listQuizzes } from "#app/content/quizzes.server.ts";
import { QuizBrowser } from "#app/features/quiz/quiz-browser.tsx";
import { QuizProgress } from "#app/features/quiz/quiz-progress.tsx";
import { sectionPage } from "#app/publish/structured-data.server.ts";
import { site } from "#app/site.ts";
import { PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/quizzes._index";

export { meta } from "#app/publish/page-meta.ts";

export function loader() {
  const description =
    "ქვიზები Devtherapy-ს ეპიზოდების თემებზე: ოთხი ვარიანტი, ერთი სწორი პასუხი და ახსნა, რატომ სწორედ ის.";
  const quizzes = listQuizzes();
  return {
    quizzes,
    questionCount: quizzes.reduce((sum, quiz) => sum + quiz.questionCount, 0),
    page: sectionPage({ title: "Quizzes", path: "/quizzes", description }),
  };
}

export default function QuizzesPage({ loaderData }: Route.ComponentProps) {
  const { quizzes, questionCount } = loaderData;
  return (
    <main id="content" className="list-page page-column">
      <PageHeading isList title={`${site.name} Quizzes`}>
        {`${questionCount} კითხვა იმაზე, რაზეც ეპიზოდებში ვლაპარაკობთ. ქულა მეორეხარისხოვანია: სწორ პასუხს ყოველთვის ახლავს განმარტება, რატომ არის სწორი.`}
      </PageHeading>
      <QuizProgress quizzes={quizzes} questionCount={questionCount} />
      <QuizBrowser quizzes={quizzes} />
    </main>
  );
}
