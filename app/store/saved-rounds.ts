import { create } from "zustand";
import { persist } from "zustand/middleware";
import { asRecord, isCount, readEntries, type Unknown } from "#app/lib/read-entries.ts";
import { safeSessionStorage } from "#app/lib/safe-storage.ts";
import { followTabs, persistOptions } from "./persist-options.ts";

/** Everything needed to restore a quiz round: the seed gives the order of the options, the answers give the rest. */
export type SavedRound = {
  seed: number;
  phase: "answering" | "revealed" | "finished";
  /** The confirmed option of each question answered so far. */
  answers: readonly number[];
  /** The picked option of the current question. */
  picked?: number;
  /** True if the visitor paused to read on after the lock. The stored name of this field must not change. */
  isHeld: boolean;
  spentMs: number;
};

type RoundsState = {
  /** By quiz id. */
  rounds: Readonly<Record<string, SavedRound>>;
  saveRound: (quizId: string, round: SavedRound) => void;
  dropRound: (quizId: string) => void;
  dropAllRounds: () => void;
};

/** The rounds of this tab's session. They resume after closing the dialog, a reload, or a discarded tab. */
export const useSavedRounds = create<RoundsState>()(
  persist(
    (set) => ({
      rounds: {},
      saveRound: (quizId, round) => set(({ rounds }) => ({ rounds: { ...rounds, [quizId]: round } })),
      dropRound: (quizId) => set(({ rounds: { [quizId]: _dropped, ...rounds } }) => ({ rounds })),
      dropAllRounds: () => set({ rounds: {} }),
    }),
    persistOptions("devtherapy-rounds", (value) => ({ rounds: readSavedRounds(value) }), safeSessionStorage),
  ),
);
followTabs(useSavedRounds);

/** Reads saved rounds: drops malformed pieces, keeps the rest. Never throws. */
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

/** Returns true if a round is started and not finished. */
export function isUnderWay(round: Stage | undefined): boolean {
  return round !== undefined && round.phase !== "finished" && (round.answers.length > 0 || round.picked !== undefined);
}

/** The index of the current question, or of the last one when the round is finished. */
export function questionIndexOf({ phase, answers }: Stage): number {
  return phase === "answering" ? answers.length : answers.length - 1;
}
