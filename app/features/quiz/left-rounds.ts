import { create } from "zustand";

import { pauseRound, type Round } from "./round.ts";

type LeftRounds = {
  /** Quizzes that were left before their end, by quiz id. In memory only: a reload forgets them. */
  rounds: Readonly<Record<string, Round>>;
  /** Keeps a quiz as it is left, at a time in milliseconds. One that has not begun, or is over, is forgotten. */
  leaveRound: (quizId: string, round: Round | undefined, at: number) => void;
};

/** A quiz that is closed half way, by Back or by a stray click, comes back where it was. */
export const useLeftRounds = create<LeftRounds>()((set) => ({
  rounds: {},
  leaveRound: (quizId, round, at) =>
    set(({ rounds: { [quizId]: _before, ...others } }) => {
      const hasBegun = round && round.phase !== "finished" && (round.answers.length > 0 || round.picked !== undefined);
      return { rounds: hasBegun ? { ...others, [quizId]: pauseRound(round, at) } : others };
    }),
}));
