import { useEffect, useId } from "react";
import { categoriesOf } from "#app/content/quiz-categories.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { Link } from "#app/ui/link.tsx";
import { CategoryTags, DifficultyBadge, QuizLength, ScoreSummary } from "./quiz-labels.tsx";
import { StartButtons, type StartProps } from "./start-buttons.tsx";
import { useQuizRound } from "./use-quiz-round.tsx";

type Props = {
  quizzes: readonly QuizSummary[];
  /** Is told that from now on its buttons work. */
  onHydrated?: () => void;
};

/** An episode's quizzes, on its page, how far the visitor is with them, and the round over the page when one is taken. */
export function TestYourKnowledge({ quizzes, onHydrated }: Props) {
  const { take, openingId, round } = useQuizRound(quizzes);
  useEffect(() => onHydrated?.(), [onHydrated]);
  const scores = useQuizScores((state) => state.scores);
  const takenCount = quizzes.filter(({ id }) => scores[id]).length;
  return (
    <section aria-labelledby="test-your-knowledge" className="mt-16 print:hidden">
      <h2 id="test-your-knowledge" className="text-2xl">
        Test Your Knowledge
      </h2>
      <p className="mt-2 label-mono text-muted">
        {takenCount} of {quizzes.length} taken
      </p>
      <div className="mt-6 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {quizzes.map((quiz) => (
          <QuizCard key={quiz.id} quiz={quiz} isOpening={quiz.id === openingId} onTake={take} />
        ))}
      </div>
      {round}
    </section>
  );
}

/** A quiz: how hard and how long it is, what it is about, and how it went last time. */
export function QuizCard(start: StartProps) {
  const titleId = useId();
  const { quiz } = start;
  const { id, title, description, difficulty } = quiz;
  return (
    <article aria-labelledby={titleId} className="flex flex-col border-t-2 border-line pt-4 laid-out-late-18">
      <p className="flex min-h-7 flex-wrap items-center justify-between gap-2 label-mono text-muted">
        <DifficultyBadge difficulty={difficulty} />
      </p>
      <h3 id={titleId} lang="ka" className="mt-3 text-lg leading-snug font-semibold">
        <Link to={`/quizzes/${id}`} className="hover:text-mint">
          {title}
        </Link>
      </h3>
      <QuizLength quiz={quiz} className="mt-1.5" />
      <p lang="ka" className="mt-2.5 text-sm text-muted">
        {description}
      </p>
      <CategoryTags categories={categoriesOf(quiz)} className="mt-auto pt-3" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
        <StartButtons {...start} describedBy={titleId} />
        <ScoreSummary quizId={id} />
      </div>
    </article>
  );
}
