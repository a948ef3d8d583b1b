import { useEffect, useEffectEvent, useReducer } from "react";

import type { Question } from "#app/content/schemas.server.ts";
import { useReducedMotion } from "#app/lib/use-media-query.ts";

import { advance, type Attempt, isLastQuestion, lockMs, type Round, scoreOf, startRound } from "./round.ts";

type Props = {
  /** One that was left half way, to go on with. */
  left: Round | undefined;
  /** Undefined until they have come. */
  questions: readonly Question[] | undefined;
  /** When they came, in milliseconds. */
  readyAt: number;
  attempt: Attempt;
  onFinish: (score: { score: number; totalQuestions: number }) => void;
  /** The quiz is closed, wherever it stands. */
  onLeave: (round: Round | undefined) => void;
};

/** A quiz in progress with everything that can be done in it. It goes on by itself after the lock, unless held. */
export function useRound({ left, questions, readyAt, attempt, onFinish, onLeave }: Props) {
  const [round, dispatch] = useReducer(advance, left);
  const isReducedMotion = useReducedMotion();

  if (questions && round?.attempt !== attempt) {
    dispatch({ type: "start", round: startRound(questions, attempt, readyAt) });
  }

  const isHeld = isReducedMotion || (round?.isHeld ?? false);
  const isLocked = round?.phase === "revealed" && !isHeld;

  function goOn() {
    if (round && isLastQuestion(round)) onFinish({ score: scoreOf(round), totalQuestions: round.questions.length });
    dispatch({ type: "goOn", at: Date.now() });
  }

  const leave = useEffectEvent(() => onLeave(round));
  useEffect(() => () => leave(), []);

  const endLock = useEffectEvent(goOn);

  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setTimeout(() => endLock(), lockMs);
    return () => clearTimeout(timer);
  }, [isLocked]);

  return {
    round,
    /** Whether going on waits for the visitor: because they asked for it, or because they want no motion. */
    isHeld,
    pick: (option: number) => dispatch({ type: "pick", option }),
    confirm: () => dispatch({ type: "confirm" }),
    /** Holds the page, or goes on when it is held. */
    toggleHold: () => (isHeld ? goOn() : dispatch({ type: "hold" })),
  };
}
