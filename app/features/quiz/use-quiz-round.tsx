import { useEffect, useState } from "react";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";

export const QuizRound = lazyPart("the quiz", async () => (await import("./round/quiz-round.tsx")).QuizRound);

/** Opens a dialog with the quiz whose id is in the URL (`?quiz=`). */
export function useQuizRound(quizzes: readonly QuizSummary[]) {
  const { value, open, close } = useUrlOverlay("quiz");
  const quiz = quizzes.find(({ id }) => id === value);
  const [isOpening, setIsOpening] = useState(false);

  return {
    take: open,
    /** The id of the quiz whose round's chunk is loading. */
    openingId: isOpening ? quiz?.id : undefined,
    round: quiz && (
      <QuizRound key={quiz.id} quiz={quiz} onClose={close} placeholder={<Opening onChange={setIsOpening} />} />
    ),
  };
}

/** Renders nothing in place of a part that loads. Reports the start and the end of loading. */
export function Opening({ onChange }: { onChange: (isOpening: boolean) => void }) {
  useEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}
