import { clsx } from "clsx";
import { useRef } from "react";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { isUnderWay, placeOf, useSavedRounds } from "#app/store/saved-rounds.ts";
import { Button } from "#app/ui/button.tsx";
import { QuizRound } from "./use-quiz-round.tsx";

export type StartProps = {
  quiz: QuizSummary;
  /** True while the round's chunk loads. */
  isOpening: boolean;
  onTake: (quizId: string) => void;
};

type Props = StartProps & {
  /** `bare` is for cards, where two buttons are stacked. */
  variant: "primary" | "bare";
  /** The button's label if no round is paused. */
  label?: string;
  /** The seed of the challenge's round. */
  seed?: number;
  /** The id of the element that names the quiz, if the page has several quizzes. */
  describedBy?: string;
};

const inCard = "w-full justify-end! py-0! text-right leading-tight";

/** Starts or resumes a quiz. A paused quiz can also be restarted. */
export function StartButtons({ quiz, isOpening, onTake, variant, label = "Take Quiz", seed, describedBy }: Props) {
  const { id, questionCount } = quiz;
  const isInCard = variant === "bare";
  const mainRef = useRef<HTMLButtonElement>(null);
  const kept = useSavedRounds(({ rounds }) => rounds[id]);
  const paused = kept && isUnderWay(kept) && (seed === undefined || seed === kept.seed) ? kept : undefined;

  function startOver() {
    // This button disappears with the paused round, so the other one gets the focus.
    mainRef.current?.focus();
    useSavedRounds.getState().dropRound(id);
    onTake(id);
  }

  return (
    <>
      <Button
        ref={mainRef}
        variant={variant}
        aria-describedby={describedBy}
        aria-busy={isOpening}
        onPointerEnter={QuizRound.preload}
        onFocus={QuizRound.preload}
        onClick={() => onTake(id)}
        // A transform, because a layout shift would move the focused button.
        className={clsx(isOpening && "animate-pulse", isInCard && inCard, isInCard && paused && "-translate-y-1/2")}
      >
        <span key={String(!paused)}>{paused ? `Continue at ${placeOf(paused) + 1} of ${questionCount}` : label}</span>
      </Button>
      {paused && (
        <Button
          variant={isInCard ? "bare" : "quiet"}
          aria-describedby={describedBy}
          onClick={startOver}
          className={isInCard ? clsx(inCard, "absolute top-1/2") : undefined}
        >
          Start over
        </Button>
      )}
    </>
  );
}
