import type { QuizSummary } from "#app/content/quizzes.server.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { useListItems } from "#app/lists/use-infinite-list.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { dueKeys } from "#app/store/review-cards.ts";
import { PartBoundary } from "#app/ui/part-boundary.tsx";
import { useReviewCards } from "./review/cards-by-topic.ts";

type Props = { quizzes: ListStart<{ id: string }> };

/** How many questions of these quizzes are to be reviewed today; nothing when there are none, or it cannot be told. */
export function DueCount({ quizzes }: Props) {
  return (
    <PartBoundary renderFallback={() => null}>
      <Count quizzes={quizzes} />
    </PartBoundary>
  );
}

function Count({ quizzes }: Props) {
  const { cards, today } = useReviewCards(quizzes);
  const due = dueKeys(cards, today).length;
  return due > 0 && <strong className="text-warm">{due} due today</strong>;
}

/** How many questions of all quizzes the visitor has been asked: those of finished ones. */
export function SeenCount({ quizzes }: { quizzes: ListStart<QuizSummary> }) {
  const scores = useQuizScores((state) => state.scores);
  const isPastTheFirst = Object.keys(scores).some((id) => quizzes.first.every((quiz) => quiz.id !== id));
  const { items } = useListItems(quizzes, isPastTheFirst);
  // A quiz may have fewer questions than it had.
  const seen = items.map(({ id, questionCount }) => Math.min(scores[id]?.totalQuestions ?? 0, questionCount));
  return seen.reduce((sum, count) => sum + count, 0);
}
