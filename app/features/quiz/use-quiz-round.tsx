import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

export const QuizRound = lazyComponent("the quiz", async () => (await import("./round/quiz-round.tsx")).QuizRound);

/** Opens a dialog with the quiz whose id is in the URL (`?quiz=`). */
export function useQuizRound(quizzes: readonly QuizSummary[]) {
  const { value, open, close } = useUrlOverlay("quiz");
  const quiz = quizzes.find(({ id }) => id === value);
  return {
    take: open,
    round: quiz && <QuizRound key={quiz.id} quiz={quiz} onClose={close} placeholder={<Opening />} />,
  };
}

/** Covers the page while the code of a dialog loads. */
export function Opening() {
  return (
    <div className="fixed inset-0 z-50 flex items-center justify-center bg-scrim">
      <p role="status" className="rounded-md bg-surface px-5 py-3">
        Opening…
      </p>
    </div>
  );
}
