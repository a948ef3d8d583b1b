import { type ComponentType, useEffect, useEffectEvent } from "react";

import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import { useStableCallback } from "#app/lib/use-stable-callback.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { followScoresOfOtherTabs } from "#app/store/quiz-scores.ts";
import { notifyLoadFailed } from "#app/ui/notify-load-failed.ts";

import { QuizCard, type QuizCardProps } from "./quiz-card.tsx";

type Props = {
  quizzes: readonly QuizSummary[];
  /** How many of them have a card on the page; all of them unless said otherwise. */
  shown?: number;
  headingLevel?: "h2" | "h3";
  namesEpisode?: boolean;
  /** What stands for each quiz on the page; a card unless said otherwise. */
  card?: ComponentType<QuizCardProps>;
  className?: string;
};

const importRound = () => import("./round/quiz-round.tsx");

/**
 * Quiz cards, and the round over the page when one is taken: then the quiz is in the address, so that Back closes it.
 * The round's code loads with the first 'Take Quiz'.
 */
export function QuizList({ quizzes, shown, headingLevel, namesEpisode, card: Card = QuizCard, className }: Props) {
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

  return (
    <>
      <div className={className}>
        {quizzes.slice(0, shown).map((quiz) => (
          <Card
            key={quiz.id}
            quiz={quiz}
            headingLevel={headingLevel}
            namesEpisode={namesEpisode}
            isOpening={quiz === taken && !module}
            onTake={take}
          />
        ))}
      </div>
      {taken && module && <module.QuizRound key={taken.id} quiz={taken} onClose={close} />}
    </>
  );
}
