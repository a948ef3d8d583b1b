import { asRecord, readEntries, type Unknown } from "#app/lib/read-entries.ts";

import type { KeptRound, Round } from "./round.ts";

/** What is kept of a round at an instant (milliseconds). */
export function keepRound(
  { attempt, phase, answers, picked, isHeld, startedAt, finishedAt }: Round,
  at: number,
): KeptRound {
  return { seed: attempt.seed, phase, answers, picked, isHeld, spentMs: Math.max(0, (finishedAt ?? at) - startedAt) };
}

/** Whether a round has begun and is not over: worth coming back to. */
export function isUnderWay({ phase, answers, picked }: Pick<KeptRound, "phase" | "answers" | "picked">): boolean {
  return phase !== "finished" && (answers.length > 0 || picked !== undefined);
}

/** The place of the question that a kept round is at, counted from 0. */
export function placeOf({ phase, answers }: Pick<KeptRound, "phase" | "answers">): number {
  return phase === "answering" ? answers.length : answers.length - 1;
}

/** Reads kept rounds piece by piece: what is malformed is dropped, the rest is kept. Never throws. */
export function readKeptRounds(value: unknown): Readonly<Record<string, KeptRound>> {
  return readEntries(asRecord(value)?.["rounds"], readKeptRound);
}

function readKeptRound({ seed, phase, answers, picked, isHeld, spentMs }: Unknown): KeptRound | undefined {
  const isPhase = phase === "answering" || phase === "revealed" || phase === "finished";
  if (!isPhase || !isCount(seed) || !isCount(spentMs) || typeof isHeld !== "boolean") return undefined;
  if (!Array.isArray(answers) || !answers.every(isCount)) return undefined;
  return { seed, phase, answers, isHeld, spentMs, ...(isCount(picked) && { picked }) };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
