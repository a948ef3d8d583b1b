import { clsx } from "clsx";
import { memo, useId } from "react";

import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { type QuizScore, useQuizScores } from "#app/store/quiz-scores.ts";
import { isUnderWay, placeOf, useSavedRounds } from "#app/store/saved-rounds.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";

import { CategoryTags, DifficultyBadge, QuizLength } from "./quiz-labels.tsx";
import { percentOf, toneClasses, toneOf } from "./result/score-tone.ts";

/** Categories shown on a card (specification, section 9). */
const shownCategories = 2;

export type QuizCardProps = {
  quiz: QuizSummary;
  onTake: (quizId: string) => void;
  /** Whether the round is on its way, after this quiz was asked for. */
  isOpening?: boolean;
  /** Whether it says which episode it belongs to; yes unless it stands on that episode's page. */
  namesEpisode?: boolean;
  headingLevel?: "h2" | "h3";
};

/** A quiz in a list: how hard and how long it is, what it is about, and how it went last time. */
export const QuizCard = memo(function QuizCard({
  quiz,
  onTake,
  isOpening = false,
  namesEpisode = true,
  headingLevel: Heading = "h2",
}: QuizCardProps) {
  const titleId = useId();
  const { id, title, description, categories, difficulty, estimatedTime, questionCount, episode } = quiz;
  return (
    <article aria-labelledby={titleId} className="flex flex-col border-t-2 border-line pt-4 laid-out-late-18">
      <p className="flex min-h-7 flex-wrap items-center justify-between gap-2 label-mono text-muted">
        {episode && namesEpisode && (
          <span>
            <span className="text-mint">Episode #{episode.number}</span> <span aria-hidden="true">· </span>
            <span lang={languageOf(episode.name)}>{episode.name}</span>
          </span>
        )}
        <DifficultyBadge difficulty={difficulty} />
      </p>
      <Heading id={titleId} lang="ka" className="mt-3 text-lg leading-snug font-semibold">
        <Link to={`/quizzes/${id}`} className="hover:text-mint">
          {title}
        </Link>
      </Heading>
      <QuizLength questionCount={questionCount} estimatedTime={estimatedTime} className="mt-1.5" />
      <p lang="ka" className="mt-2.5 text-sm text-muted">
        {description}
      </p>
      <CategoryTags categories={categories.slice(0, shownCategories)} className="mt-auto pt-3" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
        <Button
          aria-describedby={titleId}
          aria-busy={isOpening}
          onClick={() => onTake(id)}
          className={clsx("shrink-0", isOpening && "animate-pulse")}
        >
          Take Quiz
        </Button>
        <Standing quiz={quiz} />
      </div>
    </article>
  );
});

/**
 * Where the visitor is with a quiz: the question it is paused at, or the scores of the last time and of the best. Beside the
 * button, so that nothing moves when it is read from the device.
 */
export function Standing({ quiz: { id: quizId, questionCount } }: { quiz: QuizSummary }) {
  const last = useQuizScores(({ scores }) => scores[quizId]);
  const kept = useSavedRounds(({ rounds }) => rounds[quizId]);
  if (kept && isUnderWay(kept)) {
    return (
      <p className="label-mono text-mint">
        Paused at {placeOf(kept) + 1} of {questionCount}
      </p>
    );
  }
  if (!last) return null;
  const { score, totalQuestions, best } = last;
  return (
    <p className="label-mono text-muted">
      <span className={toneClassOf(last)}>
        Last time: {score}/{totalQuestions}
      </span>{" "}
      <span aria-hidden="true">· </span>
      <span className={toneClassOf(best)}>
        Best: {best.score}/{best.totalQuestions}
      </span>
    </p>
  );
}

function toneClassOf(score: QuizScore): string {
  return toneClasses[toneOf(percentOf(score))];
}
