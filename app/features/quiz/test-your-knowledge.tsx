import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { QuizCard } from "./quiz-card.tsx";
import { useQuizRound } from "./use-quiz-round.tsx";

/** An episode's quizzes with the visitor's progress, and the round in a dialog. */
export function TestYourKnowledge({ quizzes }: { quizzes: readonly QuizSummary[] }) {
  const { take, round } = useQuizRound(quizzes);
  const takenCount = useQuizScores(({ scores }) => quizzes.filter(({ id }) => scores[id]).length);
  return (
    <section aria-labelledby="test-your-knowledge" className="mt-16 print:hidden">
      <h2 id="test-your-knowledge" className="text-2xl">
        Test Your Knowledge
      </h2>
      <p className="mt-2 label-mono text-muted">{`${takenCount} of ${quizzes.length} taken`}</p>
      <div className="mt-6 grid gap-x-10 lg:grid-cols-3">
        {quizzes.map((quiz) => (
          <QuizCard key={quiz.id} quiz={quiz} onTake={take} />
        ))}
      </div>
      {round}
    </section>
  );
}
