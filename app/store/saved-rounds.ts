import { create } from "zustand";
import { persist } from "zustand/middleware";
import { asRecord, isCount, readEntries, type Unknown } from "#app/lib/read-entries.ts";
import { safeSessionStorage } from "#app/lib/safe-storage.ts";
import { persistOptions } from "./persist-options.ts";

/** What restores a round of a quiz: the order of the options follows from the seed, the rest from the answers. */
export type SavedRound = {
  seed: number;
  phase: "answering" | "revealed" | "finished";
  /** The confirmed options, one for each question answered so far. */
  answers: readonly number[];
  /** The picked option of the current question. */
  picked?: number;
  /** Whether the visitor holds the page to read on after the lock. */
  isHeld: boolean;
  /** The time that it has taken so far, in milliseconds. */
  spentMs: number;
};

/** Keyed by quiz id. */
type RoundsState = { rounds: Readonly<Record<string, SavedRound>> };

/**
 * The rounds of this visit. One that is closed half way comes back where it was, and so does a running one after a
 * reload, or after a phone has put the page away.
 */
export const useSavedRounds = create<RoundsState>()(
  persist(
    () => ({ rounds: {} }),
    persistOptions("devtherapy-rounds", (value) => ({ rounds: readSavedRounds(value) }), safeSessionStorage),
  ),
);

/** Reads saved rounds piece by piece: what is malformed is dropped, the rest is kept. Never throws. */
export function readSavedRounds(value: unknown): RoundsState["rounds"] {
  return readEntries(asRecord(value)?.["rounds"], readSavedRound);
}

function readSavedRound({ seed, phase, answers, picked, isHeld, spentMs }: Unknown): SavedRound | undefined {
  const isPhase = phase === "answering" || phase === "revealed" || phase === "finished";
  if (!isPhase || !isCount(seed) || !isCount(spentMs) || typeof isHeld !== "boolean") return undefined;
  if (!Array.isArray(answers) || !answers.every(isCount)) return undefined;
  return { seed, phase, answers, isHeld, spentMs, ...(isCount(picked) && { picked }) };
}

type Stage = Pick<SavedRound, "phase" | "answers" | "picked">;

/** Whether there is a round that has begun and is not over: worth coming back to. */
export function isUnderWay(round: Stage | undefined): boolean {
  return round !== undefined && round.phase !== "finished" && (round.answers.length > 0 || round.picked !== undefined);
}

/** The place of the question that a round is at, counted from 0; of the last one when finished. */
export function placeOf({ phase, answers }: Stage): number {
  return phase === "answering" ? answers.length : answers.length - 1;
}
