import { create } from "zustand";
import { persist } from "zustand/middleware";

import { createSafeStorage } from "#app/lib/safe-storage.ts";
import { onDevice } from "#app/store/on-device.ts";

import { isUnderWay, keepRound, readKeptRounds } from "./kept-round.ts";
import type { KeptRound, Round } from "./round.ts";

type KeptRounds = {
  /** By quiz id. */
  rounds: Readonly<Record<string, KeptRound>>;
  /** Keeps a round as it is at an instant (milliseconds). */
  keep: (quizId: string, round: Round, at: number) => void;
  /** The round is closed: one that has not begun, or is over, is forgotten. */
  leave: (quizId: string, round: Round | undefined, at: number) => void;
};

/**
 * The rounds of this visit. One that is closed half way comes back where it was, and so does a running one after a
 * reload, or after a phone has put the page away.
 */
export const useKeptRounds = create<KeptRounds>()(
  persist(
    (set) => ({
      rounds: {},
      keep: (quizId, round, at) => set(({ rounds }) => ({ rounds: { ...rounds, [quizId]: keepRound(round, at) } })),
      leave: (quizId, round, at) =>
        set(({ rounds: { [quizId]: _before, ...others } }) => {
          return { rounds: round && isUnderWay(round) ? { ...others, [quizId]: keepRound(round, at) } : others };
        }),
    }),
    onDevice({
      name: "devtherapy-rounds",
      version: 0,
      pick: ({ rounds }: KeptRounds) => ({ rounds }),
      read: (value) => ({ rounds: readKeptRounds(value) }),
      storage: createSafeStorage(() => sessionStorage),
    }),
  ),
);
