import { memo, useId } from "react";

import { categoriesOf } from "#app/content/quiz-categories.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { Link } from "#app/ui/link.tsx";

import { CategoryTags, DifficultyBadge, QuizLength } from "./quiz-labels.tsx";
import { ScoreSummary } from "./score-summary.tsx";
import { StartButtons } from "./start-buttons.tsx";

export type QuizCardProps = {
  quiz: QuizSummary;
  onTake: (quizId: string) => void;
  /** Whether the round is on its way, after this quiz was asked for. */
  isOpening?: boolean;
  headingLevel?: "h2" | "h3";
};

/** A quiz on its episode's page: how hard and how long it is, what it is about, and how it went last time. */
export const QuizCard = memo(function QuizCard({
  quiz,
  onTake,
  isOpening = false,
  headingLevel: Heading = "h2",
}: QuizCardProps) {
  const titleId = useId();
  const { id, title, description, difficulty, estimatedTime, questionCount } = quiz;
  return (
    <article aria-labelledby={titleId} className="flex flex-col border-t-2 border-line pt-4 laid-out-late-18">
      <p className="flex min-h-7 flex-wrap items-center justify-between gap-2 label-mono text-muted">
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
      <CategoryTags categories={categoriesOf(quiz)} className="mt-auto pt-3" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
        <StartButtons quiz={quiz} isOpening={isOpening} describedBy={titleId} onTake={onTake} />
        <ScoreSummary quizId={id} />
      </div>
    </article>
  );
});
