import type { QuizSummary } from "#app/content/quizzes.server.ts";

import { QuizDeck } from "./quiz-deck.tsx";

/** An episode's quizzes, on its page. */
export function TestYourKnowledge({ quizzes }: { quizzes: readonly QuizSummary[] }) {
  return (
    <section aria-labelledby="test-your-knowledge" className="mt-16 print:hidden">
      <h2 id="test-your-knowledge" className="text-2xl">
        Test Your Knowledge
      </h2>
      <QuizDeck quizzes={quizzes} headingLevel="h3" className="mt-6 grid gap-y-10" />
    </section>
  );
}
