import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import { useEffect } from "react";

import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { useListItems } from "#app/lists/use-infinite-list.ts";
import { type QuizScore, useQuizScores } from "#app/store/quiz-scores.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

const importDueCount = () => import("./due-count.tsx");

type Props = { quizzes: ListStart<QuizSummary>; questionCount: number };

/** Where the visitor stands with all quizzes together: how much is to be reviewed, and how many questions were met. */
export function QuizProgress({ quizzes, questionCount }: Props) {
  const scores = useQuizScores((state) => state.scores);
  const { module, preload } = useLazyModule(importDueCount);
  const isPastTheFirst = Object.keys(scores).some((id) => quizzes.first.every((quiz) => quiz.id !== id));
  const { items } = useListItems(quizzes, isPastTheFirst);

  useEffect(() => void preload(), [preload]);

  // On phones in two lines from the start: what is to be reviewed comes later than the page.
  return (
    <div className="mt-2 flex flex-col gap-x-8 gap-y-1 border-y border-line py-1.5 label-mono text-muted max-md:pb-3 md:flex-row md:items-center md:justify-between">
      <Link
        to="/quizzes/review"
        className="group inline-flex min-h-11 items-center gap-2 self-start text-text hover:text-mint"
      >
        Review
        <Icon shape={ArrowRight} aria-hidden="true" className="size-4" />
        {module && <module.DueCount quizzes={quizzes} />}
      </Link>
      <p>
        Questions met: {questionsSeen(items, scores)} of {questionCount}
      </p>
    </div>
  );
}

type Quizzes = readonly Pick<QuizSummary, "id" | "questionCount">[];

/** How many questions of these quizzes the visitor has been asked. */
export function questionsSeen(quizzes: Quizzes, scores: Readonly<Record<string, QuizScore>>): number {
  return quizzes.reduce(
    (sum, { id, questionCount }) => sum + Math.min(scores[id]?.totalQuestions ?? 0, questionCount),
    0,
  );
}
