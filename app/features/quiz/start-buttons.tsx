import { clsx } from "clsx";
import { useRef } from "react";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { isUnderWay, placeOf, useSavedRounds } from "#app/store/saved-rounds.ts";
import { Button } from "#app/ui/button.tsx";

export type StartProps = {
  quiz: QuizSummary;
  /** Whether the round is on its way, after this quiz was asked for. */
  isOpening: boolean;
  onTake: (quizId: string) => void;
};

type Props = StartProps & {
  /** Bare buttons stand in a card, one above the other where there are two. */
  variant: "primary" | "bare";
  /** What the button says where nothing is paused. */
  label?: string;
  /** The seed of the round that it leads to, where that is not the visitor's own. */
  seed?: number;
  /** The element that says which quiz this is, where several are on the page. */
  describedBy?: string;
};

const inCard = "w-full justify-end! py-0! text-right leading-tight";

/** Starts a quiz, or goes on with it where it is paused; then it can be started over, too. */
export function StartButtons({ quiz, isOpening, onTake, variant, label = "Take Quiz", seed, describedBy }: Props) {
  const { id, questionCount } = quiz;
  const isInCard = variant === "bare";
  const mainRef = useRef<HTMLButtonElement>(null);
  const kept = useSavedRounds(({ rounds }) => rounds[id]);
  const paused = kept && isUnderWay(kept) && (seed === undefined || seed === kept.seed) ? kept : undefined;

  function startOver() {
    // This button goes with the paused round; the focus returns to the other one.
    mainRef.current?.focus();
    const { [id]: _forgotten, ...others } = useSavedRounds.getState().rounds;
    useSavedRounds.setState({ rounds: others });
    onTake(id);
  }

  return (
    <>
      <Button
        ref={mainRef}
        variant={variant}
        aria-describedby={describedBy}
        aria-busy={isOpening}
        onClick={() => onTake(id)}
        // A transform, because a layout shift would move the button that has the focus.
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
