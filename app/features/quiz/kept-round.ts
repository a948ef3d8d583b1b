import { isRecord } from "#app/lib/is-record.ts";

import type { KeptRound, Round } from "./round.ts";

/** What is kept of a round at an instant (milliseconds). */
export function keepRound(
  { attempt, phase, answers, picked, isHeld, startedAt, finishedAt }: Round,
  at: number,
): KeptRound {
  return { seed: attempt.seed, phase, answers, picked, isHeld, spentMs: Math.max(0, (finishedAt ?? at) - startedAt) };
}

/** A fresh round taken to where the kept one was; the fresh one where that cannot be, because the quiz is another now. */
export function takeUpRound(fresh: Round, { phase, answers, picked, isHeld, spentMs }: KeptRound): Round {
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

/** The place of the question that a kept round is at, counted from 0. */
export function placeOf({ phase, answers }: Pick<KeptRound, "phase" | "answers">): number {
  return phase === "answering" ? answers.length : answers.length - 1;
}

/** Reads kept rounds piece by piece: what is malformed is dropped, the rest is kept. Never throws. */
export function readKeptRounds(value: unknown): Record<string, KeptRound> {
  if (!isRecord(value) || !isRecord(value["rounds"])) return {};
  return Object.fromEntries(
    Object.entries(value["rounds"]).flatMap(([quizId, entry]) => {
      return isKeptRound(entry) && quizId !== "__proto__" ? [[quizId, entry]] : [];
    }),
  );
}

function isKeptRound(value: unknown): value is KeptRound {
  if (!isRecord(value)) return false;
  const { seed, phase, answers, picked, isHeld, spentMs } = value;
  return (
    isCount(seed) &&
    (phase === "answering" || phase === "revealed" || phase === "finished") &&
    Array.isArray(answers) &&
    answers.every(isCount) &&
    (picked === undefined || isCount(picked)) &&
    typeof isHeld === "boolean" &&
    isCount(spentMs)
  );
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
