import { clsx } from "clsx";
import { useId } from "react";
import { Link } from "#app/ui/link.tsx";
import { QuizFacts } from "./quiz-facts.tsx";
import { toneClassOf } from "./score-color.ts";
import { StartButtons, type StartProps, useShownScore } from "./start-buttons.tsx";

/** A quiz in a list. The buttons' column has a fixed size, so that a stored score or paused round shifts no layout. */
export function QuizCard(start: StartProps) {
  const titleId = useId();
  const { id, title, description } = start.quiz;
  const best = useShownScore(id)?.best;
  return (
    <article data-card="" aria-labelledby={titleId} className="@container relative border-t border-line">
      <div className="flex gap-x-3 py-3 @max-[16rem]:block">
        <div className="min-w-0 grow">
          <h3 id={titleId} lang="ka" className="text-base leading-snug font-semibold">
            <Link to={`/quizzes/${id}`} className="after:absolute after:inset-0 hover:text-mint">
              {title}
            </Link>
          </h3>
          <QuizFacts quiz={start.quiz} className="mt-1.5" />
          <p lang="ka" className="mt-1.5 line-clamp-2 text-[0.875rem] leading-normal text-muted">
            {description}
          </p>
        </div>
        <div className="relative -mt-1.5 -mr-1 flex min-h-22 w-21 shrink-0 flex-col items-end @max-[16rem]:w-auto @max-[16rem]:items-start [&_button]:py-0 [&_button]:text-right [&_button]:leading-tight">
          <StartButtons {...start} variant="bare" describedBy={titleId} />
          {best && (
            <p className={clsx("pointer-events-none mt-1 mr-1 label-mono", toneClassOf(best))}>
              {`Best ${best.score}/${best.totalQuestions}`}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
