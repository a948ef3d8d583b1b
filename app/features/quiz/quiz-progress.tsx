import { clsx } from "clsx";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { dueKeys } from "#app/store/review-cards.ts";
import { Link } from "#app/ui/link.tsx";
import { useReviewCards } from "./review/use-review-cards.ts";

/** A link to the reviews, with two numbers: due questions, and questions seen in finished quizzes. */
export function QuizProgress({ quizzes, questionCount }: { quizzes: readonly QuizSummary[]; questionCount: number }) {
  const { cards, today } = useReviewCards(quizzes);
  const due = dueKeys(cards, today).length;
  const scores = useQuizScores((state) => state.scores);
  // A quiz may now have fewer questions than when the visitor took it.
  const seen = quizzes.map((quiz) => Math.min(scores[quiz.id]?.totalQuestions ?? 0, quiz.questionCount));
  return (
    <p className="text-sm leading-4">
      <Link
        to="/quizzes/review"
        className="relative inline-flex flex-wrap items-center gap-x-2 font-semibold after:absolute after:inset-x-0 after:-inset-y-3.5 hover:text-mint"
      >
        Review <ArrowRight className="size-4" />
        {/* One text node, so that counts that change after hydration shift no layout. */}
        <span className={clsx("font-normal", due > 0 ? "text-warm" : "text-muted")}>
          {`· ${due} due · ${seen.reduce((sum, count) => sum + count, 0)} of ${questionCount} seen`}
        </span>
      </Link>
    </p>
  );
}
