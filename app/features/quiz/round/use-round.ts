import { useEffect, useEffectEvent, useState } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Question } from "#app/content/schemas.server.ts";
import { asRecord } from "#app/lib/read-entries.ts";
import { followTabs, persistOptions } from "#app/store/persist-options.ts";
import type { SavedRound } from "#app/store/saved-rounds.ts";
import {
  advance,
  type Attempt,
  currentQuestion,
  isLastQuestion,
  type Round,
  type RoundAction,
  scoreOf,
  startRound,
} from "./round-state.ts";

type Props = {
  /** Undefined until loaded. */
  questions: readonly Question[] | undefined;
  /** When the questions loaded, in milliseconds. */
  readyAt: number;
  attempt: Attempt;
  onAnswer: (question: Question, isRight: boolean) => void;
  onFinish?: (score: { score: number; totalQuestions: number }) => void;
};

/** A round and its actions. The round is undefined until there are questions. */
export type RunningRound = ReturnType<typeof useRound>;

/** Runs a quiz. Continues after the lock, unless the visitor has paused it or has chosen to pause after each answer. */
export function useRound({ questions, readyAt, attempt, onAnswer, onFinish }: Props) {
  const [round, setRound] = useState<Round>();
  const move = (action: RoundAction) => setRound((current) => current && advance(current, action));

  if (questions && round?.attempt !== attempt) {
    setRound(resumeRound(startRound(questions, attempt, readyAt)));
  } else if (import.meta.env.DEV && round && questions?.length === round.questions.length) {
    // Development shows saved changes of the questions immediately.
    const saved = startRound(questions, attempt, readyAt).questions;
    if (JSON.stringify(saved) !== JSON.stringify(round.questions)) setRound({ ...round, questions: saved });
  }

  function confirm() {
    if (round?.phase === "answering" && round.picked !== undefined) {
      const question = currentQuestion(round);
      onAnswer(question, round.picked === question.correctAnswerIndex);
    }
    move({ type: "confirm", isHeld: useQuizSettings.getState().isHeldAlways });
  }

  function next() {
    if (round && isLastQuestion(round)) onFinish?.({ score: scoreOf(round), totalQuestions: round.questions.length });
    move({ type: "next", at: Date.now() });
  }

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
    /** Pauses. */
    hold: () => move({ type: "hold" }),
    /** Continues. */
    next,
  };
}

/** Returns a round's state for saving. `at` is the current time in milliseconds. */
export function savedRoundOf(round: Round, at: number): SavedRound {
  const { attempt, phase, answers, picked, isHeld, startedAt, finishedAt = at } = round;
  return { seed: attempt.seed, phase, answers, picked, isHeld, spentMs: Math.max(0, finishedAt - startedAt) };
}

/** Restores an attempt's saved state in a fresh round. Returns the fresh round if the quiz has changed too much. */
export function resumeRound(fresh: Round): Round {
  const { questions, attempt } = fresh;
  if (!attempt.kept) return fresh;
  const { phase, answers, picked, isHeld, spentMs } = attempt.kept;
  const isPossible = {
    answering: answers.length < questions.length,
    revealed: answers.length > 0,
    finished: answers.length === questions.length,
  }[phase];
  const doExist = answers.every((option, index) => questions[index]?.options[option] !== undefined);
  if (!isPossible || !doExist) return fresh;
  return {
    ...fresh,
    phase,
    answers,
    isHeld,
    picked: phase === "answering" ? picked : answers.at(-1),
    startedAt: fresh.startedAt - spentMs,
    ...(phase === "finished" && { finishedAt: fresh.startedAt }),
  };
}

/** An answer shows for this many milliseconds before the quiz continues (agreed with the client). */
export const lockMs = 2000;

type QuizSettings = {
  /** Pauses after each answer instead of continuing after the lock. */
  isHeldAlways: boolean;
  setHeldAlways: (isHeldAlways: boolean) => void;
};

/** Settings for quizzes and reviews. */
export const useQuizSettings = create<QuizSettings>()(
  persist(
    (set) => ({ isHeldAlways: false, setHeldAlways: (isHeldAlways) => set({ isHeldAlways }) }),
    persistOptions("devtherapy-quiz-settings", (value) => ({
      isHeldAlways: asRecord(value)?.["isHeldAlways"] === true,
    })),
  ),
);
followTabs(useQuizSettings);
