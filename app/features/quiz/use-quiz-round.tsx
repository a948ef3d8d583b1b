import { useEffect } from "react";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useStableCallback } from "#app/lib/use-stable-callback.ts";
import { useUrlOverlay } from "#app/navigation/use-query-string.ts";
import { syncTabs } from "#app/store/persist-options.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { useSavedRounds } from "#app/store/saved-rounds.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";

const importRound = () => import("./round/quiz-round.tsx");

/** Has one of these quizzes taken over the page. */
export function useQuizRound(quizzes: readonly QuizSummary[]) {
  const find = (id: string | null) => quizzes.find((one) => one.id === id);
  const { value, module, open, close } = useRoundOverlay(
    "quiz",
    importRound,
    "The quiz could not be opened",
    (id) => find(id) !== undefined,
  );
  const quiz = find(value);
  const take = useStableCallback(open);

  useEffect(() => syncTabs(useQuizScores), []);
  useEffect(() => syncTabs(useSavedRounds), []);

  return {
    take,
    /** The quiz that was asked for while the code of its round is on its way. */
    openingId: module ? undefined : quiz?.id,
    round: quiz && module && <module.QuizRound key={quiz.id} quiz={quiz} onClose={close} />,
  };
}

/**
 * A round over the page, open while a parameter of the address has a value that `isKnown`, so that Back closes it. Its code
 * loads when it is first asked for; the import function must be stable.
 */
export function useRoundOverlay<Module>(
  parameter: string,
  importModule: () => Promise<Module>,
  failureText: string,
  isKnown: (value: string | null) => boolean,
) {
  const { value, open, close } = useUrlOverlay(parameter);
  const isOpen = isKnown(value);
  const module = useOnDemand(importModule, isOpen, failureText, close);
  return { value, isOpen, module, open, close };
}
