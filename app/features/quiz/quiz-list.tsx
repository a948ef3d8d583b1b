import type { QuizSummary } from "#app/content/quizzes.server.ts";

import { QuizCard } from "./quiz-card.tsx";
import { useQuizRound } from "./use-quiz-round.tsx";

type Props = { quizzes: readonly QuizSummary[]; headingLevel?: "h2" | "h3"; className?: string };

/** Quiz cards, and the round over the page when one is taken. */
export function QuizList({ quizzes, headingLevel, className }: Props) {
  const { take, openingId, round } = useQuizRound(quizzes);
  return (
    <>
      <div className={className}>
        {quizzes.map((quiz) => (
          <QuizCard
            key={quiz.id}
            quiz={quiz}
            headingLevel={headingLevel}
            isOpening={quiz.id === openingId}
            onTake={take}
          />
        ))}
      </div>
      {round}
    </>
  );
}
