import { type ReactNode, useEffect, useEffectEvent } from "react";

import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import { useStableCallback } from "#app/lib/use-stable-callback.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { followScoresOfOtherTabs } from "#app/store/quiz-scores.ts";
import { notifyLoadFailed } from "#app/ui/notify-load-failed.ts";

const importRound = () => import("./round/quiz-round.tsx");

/** What a page with quizzes needs to have them taken. */
export type QuizTaking = {
  take: (quizId: string) => void;
  /** The quiz that was asked for while the code of its round is on its way. */
  openingId: string | undefined;
  /** The round over the page, while one is taken. */
  round: ReactNode;
};

/**
 * Has one of these quizzes taken over the page: then it is in the address, so that Back closes it. The round's code loads
 * with the first 'Take Quiz'.
 */
export function useQuizRound(quizzes: readonly QuizSummary[]): QuizTaking {
  const { value, open, close } = useUrlOverlay("quiz");
  const { module, hasFailed, load } = useLazyModule(importRound);
  const taken = quizzes.find(({ id }) => id === value);
  const isTaken = taken !== undefined;
  const take = useStableCallback(open);

  useEffect(followScoresOfOtherTabs, []);

  const giveUp = useEffectEvent(() => {
    // Who has closed it meanwhile wants nothing.
    if (!isTaken) return;
    notifyLoadFailed(importRound, "The quiz could not be opened");
    close();
  });

  useEffect(() => {
    if (isTaken) void load();
  }, [isTaken, load]);

  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);

  return {
    take,
    openingId: module ? undefined : taken?.id,
    round: taken && module && <module.QuizRound key={taken.id} quiz={taken} onClose={close} />,
  };
}
