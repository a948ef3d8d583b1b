import { clsx } from "clsx";
import { useId } from "react";
import { Link } from "#app/ui/link.tsx";
import { QuizFacts, toneClassOf, useShownScore } from "./quiz-labels.tsx";
import { StartButtons, type StartProps } from "./start-buttons.tsx";

/** A quiz in a list. The buttons' column has a fixed size, so that a stored score or paused round shifts no layout. */
export function QuizCard(start: StartProps) {
  const titleId = useId();
  const { id, title, description } = start.quiz;
  return (
    <article aria-labelledby={titleId} className="@container relative border-t border-line">
      <div className="flex items-center gap-x-3 py-3 @max-[16rem]:block">
        <div className="min-w-0 grow self-start">
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
        <div className="relative -mr-1 flex min-h-22 w-21 shrink-0 items-center @max-[16rem]:w-auto">
          <StartButtons {...start} variant="bare" describedBy={titleId} />
          <BestScore quizId={id} />
        </div>
      </div>
    </article>
  );
}

/** The best score below 'Take Quiz'. Takes no more room than the two buttons of a paused round. */
function BestScore({ quizId }: { quizId: string }) {
  const best = useShownScore(quizId)?.best;
  if (!best) return null;
  return (
    <p
      className={clsx(
        "pointer-events-none absolute top-[calc(50%+0.875rem)] right-1 label-mono whitespace-nowrap",
        toneClassOf(best),
      )}
    >
      Best {best.score}/{best.totalQuestions}
    </p>
  );
}
