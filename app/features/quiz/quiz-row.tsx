import { clsx } from "clsx";
import { memo } from "react";

import { categoriesOf, type QuizCategory } from "#app/content/quiz-categories.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { Link } from "#app/ui/link.tsx";

import { CategoryTags, DifficultyBadge, QuizLength } from "./quiz-labels.tsx";
import { toneClassOf } from "./result/score-tone.ts";
import { StartButtons } from "./start-buttons.tsx";

type Props = {
  quiz: QuizSummary;
  /** The categories that its block shows for all of its quizzes. */
  saidAbove: readonly QuizCategory[];
  isOpening: boolean;
  onTake: (quizId: string) => void;
};

/** A quiz in a block of quizzes: as little of the screen as a title, a line and a button need. */
export const QuizRow = memo(function QuizRow({ quiz, saidAbove, isOpening, onTake }: Props) {
  const { id, title, description, difficulty } = quiz;
  const titleId = `quiz-${id}`;
  const categories = categoriesOf(quiz).filter((category) => !saidAbove.includes(category));
  return (
    <article aria-labelledby={titleId} className="group relative border-t border-line py-1.25 md:py-3">
      <h3 id={titleId} lang="ka" className="text-sm leading-tight font-semibold md:text-base">
        <Link to={`/quizzes/${id}`} className="after:absolute after:inset-0 hover:text-mint">
          {title}
        </Link>
      </h3>
      <div className="flex items-center justify-between gap-x-3">
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-2">
            <DifficultyBadge difficulty={difficulty} className="py-0!" />
            {/* Gives its room to what comes after hydration: the best score, and the buttons of a paused quiz. */}
            <QuizLength
              quiz={quiz}
              className="max-xl:group-has-data-best:*:hidden max-md:group-has-data-paused:hidden max-[23rem]:*:hidden max-[23rem]:group-has-data-best:hidden"
            />
            <BestScore quizId={id} />
          </div>
          <div className="flex flex-wrap items-start gap-x-2 max-md:hidden">
            {categories.length > 0 && <CategoryTags categories={categories} />}
            <p lang="ka" className="line-clamp-2 min-w-0 grow basis-24 text-xs leading-snug text-muted">
              {description}
            </p>
          </div>
        </div>
        {/* On phones without borders, and in two lines where it is paused: the row stays as low as it is. */}
        <div className="relative -my-2 flex shrink-0 items-center max-md:-mr-2 max-md:*:border-transparent max-md:*:bg-transparent max-md:*:px-2! max-md:*:text-mint max-md:group-has-data-paused:*:w-min max-md:group-has-data-paused:*:leading-tight md:gap-x-2">
          <StartButtons quiz={quiz} isOpening={isOpening} describedBy={titleId} onTake={onTake} />
        </div>
      </div>
    </article>
  );
});

function BestScore({ quizId }: { quizId: string }) {
  const best = useQuizScores(({ scores }) => scores[quizId]?.best);
  if (!best) return null;
  return (
    <p data-best="" className={clsx("ml-auto label-mono max-md:group-has-data-paused:hidden", toneClassOf(best))}>
      Best {best.score}/{best.totalQuestions}
    </p>
  );
}
