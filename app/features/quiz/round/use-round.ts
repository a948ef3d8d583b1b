import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Question } from "#app/content/schemas.server.ts";
import type { SavedRound } from "#app/store/saved-rounds.ts";
import { lockMs, useQuizSettings } from "./pause-after-answer.ts";
import { advance, currentQuestion, type Round, type RoundAction, startRound } from "./round-state.ts";

type Props = {
  /** Undefined until loaded. */
  questions: readonly Question[] | undefined;
  /** The round to start or to resume. */
  saved: SavedRound;
  onAnswer: (question: Question, isCorrect: boolean) => void;
  onChange?: (round: Round) => void;
  /** Called whenever the round closes. */
  onLeave?: (round: Round) => void;
};

/** A round and its actions. The round is undefined until there are questions. */
export type RunningRound = ReturnType<typeof useRound>;

/** Runs a quiz. Continues after the lock, unless the visitor has paused it or has chosen to pause after each answer. */
export function useRound({ questions, saved, onAnswer, onChange, onLeave }: Props) {
  const [round, setRound] = useState<Round>();
  if (questions && !round) setRound(startRound(questions, saved));

  // Measured with performance.now(), because the device's clock may change during a round.
  const countedUntil = useRef(0);

  function addTime(counted: Round): Round {
    const now = performance.now();
    const spentMs = counted.spentMs + Math.round(now - countedUntil.current);
    countedUntil.current = now;
    return { ...counted, spentMs };
  }

  const leave = useEffectEvent(() => round && onLeave?.(addTime(round)));
  const isStarted = round !== undefined;

  useEffect(() => {
    if (!isStarted) return undefined;
    countedUntil.current = performance.now();
    return () => leave();
  }, [isStarted]);

  function move(action: RoundAction) {
    if (!round || advance(round, action) === round) return;
    const next = addTime(advance(round, action));
    setRound(next);
    onChange?.(next);
  }

  function confirm() {
    if (round?.phase !== "answering" || round.picked === undefined) return;
    const question = currentQuestion(round);
    onAnswer(question, round.picked === question.correctAnswerIndex);
    move({ type: "confirm", pauses: useQuizSettings.getState().isHeldAlways });
  }

  function restart(fresh: SavedRound) {
    countedUntil.current = performance.now();
    if (questions) setRound(startRound(questions, fresh));
  }

  const pause = () => move({ type: "pause" });
  const next = () => move({ type: "next" });

  const isLocked = round?.phase === "revealed" && !round.isHeld;
  const endLock = useEffectEvent(next);

  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setTimeout(() => endLock(), lockMs);
    return () => clearTimeout(timer);
  }, [isLocked]);

  return {
    round,
    pick: (option: number) => move({ type: "pick", option }),
    confirm,
    pause,
    /** Only for a confirmed answer. `isHeld` keeps its value until the next answer. */
    pauseOrContinue: round?.isHeld ? next : pause,
    restart,
  };
}
