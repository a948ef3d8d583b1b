import { create } from "zustand";

type PlayerState = {
  /** Whether it pauses by itself when the chapter that is on is over. */
  stopsAfterChapter: boolean;
  /** Whether the last second was reached. */
  isOver: boolean;
  /** Whether the frame has said nothing for so long that something is wrong. */
  isSilent: boolean;
};

export const freshState: PlayerState = { stopsAfterChapter: false, isOver: false, isSilent: false };

/** What of the player only the player itself needs to know. */
export const usePlayerState = create<PlayerState>()(() => freshState);
