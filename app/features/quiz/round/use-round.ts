import { useEffect, useEffectEvent, useReducer } from "react";
import type { Question } from "#app/content/schemas.server.ts";
import { asRecord } from "#app/lib/read-entries.ts";
import { createSettings } from "#app/store/create-settings.ts";
import { syncTabs } from "#app/store/persist-options.ts";
import { placeOf, type SavedRound } from "#app/store/saved-rounds.ts";
import {
  advance,
  type Attempt,
  currentQuestion,
  isLastQuestion,
  type Round,
  scoreOf,
  startRound,
} from "./round-state.ts";

type Props = {
  /** Undefined until they have come. */
  questions: readonly Question[] | undefined;
  /** When they came, in milliseconds. */
  readyAt: number;
  attempt: Attempt;
  /** Where the attempt was left, if it was. */
  kept?: SavedRound;
  onAnswer: (question: Question, isRight: boolean) => void;
  onFinish?: (score: { score: number; totalQuestions: number }) => void;
  /** The round is closed, wherever it stands. Not told when its questions have not come. */
  onClose?: (round: Round) => void;
};

/** A round, undefined until there are questions, and what can be done in it. */
export type RunningRound = ReturnType<typeof useRound>;

/**
 * A quiz in progress with everything that can be done in it. It goes on by itself after the lock, unless held: by the
 * visitor, or because they want that after each answer.
 */
export function useRound({ questions, readyAt, attempt, kept, onAnswer, onFinish, onClose }: Props) {
  const [round, dispatch] = useReducer(advance, undefined);

  if (questions && round?.attempt !== attempt) {
    const fresh = startRound(questions, attempt, readyAt);
    dispatch({ type: "start", round: kept ? resumeRound(fresh, kept) : fresh });
  } else if (import.meta.env.DEV && round && questions?.length === round.questions.length) {
    // Questions that are saved in other words show them at once.
    const saved = startRound(questions, attempt, readyAt).questions;
    const isEdited = JSON.stringify(saved) !== JSON.stringify(round.questions);
    if (isEdited) dispatch({ type: "start", round: { ...round, questions: saved } });
  }

  const isHeld = round?.isHeld ?? false;
  const isLocked = round?.phase === "revealed" && !isHeld;

  function confirm() {
    if (round?.phase === "answering" && round.picked !== undefined) {
      const question = currentQuestion(round);
      onAnswer(question, round.picked === question.correctAnswerIndex);
    }
    dispatch({ type: "confirm", isHeld: useQuizSettings.getState().isHeldAlways });
  }

  function next() {
    if (round && isLastQuestion(round)) onFinish?.({ score: scoreOf(round), totalQuestions: round.questions.length });
    dispatch({ type: "next", at: Date.now() });
  }

  useEffect(() => syncTabs(useQuizSettings), []);

  const close = useEffectEvent(() => round && onClose?.(round));
  useEffect(() => () => close(), []);

  const endLock = useEffectEvent(next);

  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setTimeout(() => endLock(), lockMs);
    return () => clearTimeout(timer);
  }, [isLocked]);

  return { round, isHeld, pick: (option: number) => dispatch({ type: "pick", option }), confirm, hold, toggleHold };

  /** Holds the page. */
  function hold() {
    dispatch({ type: "hold" });
  }

  /** Holds the page, or goes on when it is held. */
  function toggleHold() {
    if (isHeld) next();
    else hold();
  }
}

/** What is kept of a round at an instant (milliseconds). */
export function savedRoundOf(
  { attempt, phase, answers, picked, isHeld, startedAt, finishedAt }: Round,
  at: number,
): SavedRound {
  return { seed: attempt.seed, phase, answers, picked, isHeld, spentMs: Math.max(0, (finishedAt ?? at) - startedAt) };
}

/** A fresh round taken to where the kept one was; the fresh one where that cannot be, because the quiz is another now. */
export function resumeRound(fresh: Round, { phase, answers, picked, isHeld, spentMs }: SavedRound): Round {
  const { questions } = fresh;
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
    index: placeOf({ phase, answers }),
    picked: phase === "answering" ? picked : answers.at(-1),
    startedAt: fresh.startedAt - spentMs,
    ...(phase === "finished" && { finishedAt: fresh.startedAt }),
  };
}

/** Milliseconds that an answer stays in view before the quiz goes on (specification, section 9). */
export const lockMs = 2000;

/** How the visitor wants to take quizzes and reviews: `isHeldAlways`, whether they go on only when told, and not after the lock. */
export const useQuizSettings = createSettings("devtherapy-quiz-settings", (value) => ({
  isHeldAlways: asRecord(value)?.["isHeldAlways"] === true,
}));
