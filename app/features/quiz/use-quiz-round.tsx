import { useEffect } from "react";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { syncTabs } from "#app/store/persist-options.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { useSavedRounds } from "#app/store/saved-rounds.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";

const importRound = () => import("./round/quiz-round.tsx");

/** Opens one of these quizzes in a dialog, by the URL parameter `quiz`. */
export function useQuizRound(quizzes: readonly QuizSummary[]) {
  const { value, open, close } = useUrlOverlay("quiz");
  const quiz = quizzes.find(({ id }) => id === value);
  const module = useOnDemand(importRound, quiz !== undefined, "Couldn't open the quiz", close);

  useEffect(() => syncTabs(useQuizScores), []);
  useEffect(() => syncTabs(useSavedRounds), []);

  return {
    take: open,
    /** The id of the quiz whose round's chunk is loading. */
    openingId: module ? undefined : quiz?.id,
    round: quiz && module && <module.QuizRound key={quiz.id} quiz={quiz} onClose={close} />,
  };
}
