import { create } from "zustand";

type PlayerState = {
  /** Whether it pauses by itself when the chapter that is on is over. */
  stopsAfterChapter: boolean;
  /** Whether the last second was reached. */
  isOver: boolean;
};

export const freshState: PlayerState = { stopsAfterChapter: false, isOver: false };

/** What of the player only the player itself needs to know. */
export const usePlayerState = create<PlayerState>()(() => freshState);
