import { useRef } from "react";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { isUnderWay, questionIndexOf, useSavedRounds } from "#app/store/saved-rounds.ts";
import { Button } from "#app/ui/button.tsx";
import { QuizRound } from "./use-quiz-round.tsx";

export type StartProps = { quiz: QuizSummary; onTake: (quizId: string) => void };

type Props = StartProps & {
  variant: "primary" | "bare";
  /** The button's label if no round is paused. */
  label?: string;
  /** The seed of the challenge's round. */
  seed?: number;
  /** The id of the element that names the quiz, if the page has several quizzes. */
  describedBy?: string;
};

/** Starts or resumes a quiz. A paused quiz can also be restarted. */
export function StartButtons({ quiz, onTake, variant, label = "Take Quiz", seed, describedBy }: Props) {
  const { id, questionCount } = quiz;
  const mainRef = useRef<HTMLButtonElement>(null);
  const saved = useSavedRounds(({ rounds }) => rounds[id]);
  const paused = saved && isUnderWay(saved) && (seed ?? saved.seed) === saved.seed ? saved : undefined;

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
        onPointerEnter={QuizRound.preload}
        onFocus={QuizRound.preload}
        onClick={() => onTake(id)}
      >
        {paused ? `Continue at ${questionIndexOf(paused) + 1} of ${questionCount}` : label}
      </Button>
      {paused && (
        <Button variant={variant === "bare" ? "bare" : "quiet"} aria-describedby={describedBy} onClick={startOver}>
          Start over
        </Button>
      )}
    </>
  );
}

/** Returns a quiz's scores, or undefined while a round is paused, because 'Start over' then replaces them. */
export function useShownScore(quizId: string) {
  const scores = useQuizScores((state) => state.scores[quizId]);
  const isPaused = useSavedRounds(({ rounds }) => isUnderWay(rounds[quizId]));
  return isPaused ? undefined : scores;
}
