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

/** Whether a round has begun and is not over: worth coming back to. */
export function isUnderWay({ phase, answers, picked }: Pick<SavedRound, "phase" | "answers" | "picked">): boolean {
  return phase !== "finished" && (answers.length > 0 || picked !== undefined);
}

/** The place of the question that a saved round is at, counted from 0. */
export function placeOf({ phase, answers }: Pick<SavedRound, "phase" | "answers">): number {
  return phase === "answering" ? answers.length : answers.length - 1;
}
