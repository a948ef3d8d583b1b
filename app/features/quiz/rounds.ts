import { create } from "zustand";

import { type Play, pausePlay } from "./play.ts";

type Rounds = {
  /** Quizzes that were left before their end, by quiz id. In memory only: a reload forgets them. */
  rounds: Readonly<Record<string, Play>>;
  /** Keeps a quiz as it is left, at a time in milliseconds. One that has not begun, or is over, is forgotten. */
  leaveRound: (quizId: string, play: Play | undefined, at: number) => void;
};

/** A quiz that is closed half way, by Back or by a stray click, comes back where it was. */
export const useRounds = create<Rounds>()((set) => ({
  rounds: {},
  leaveRound: (quizId, play, at) =>
    set(({ rounds: { [quizId]: _before, ...others } }) => {
      const hasBegun = play && play.phase !== "finished" && (play.answers.length > 0 || play.picked !== undefined);
      return { rounds: hasBegun ? { ...others, [quizId]: pausePlay(play, at) } : others };
    }),
}));
