import { useCallback } from "react";
import { create } from "zustand";
import type { Track } from "#app/content/track.ts";
import type { createPlayerCommands } from "./frame/player-commands.ts";

/** Commands for a player that responds. */
export type PlayerControls = ReturnType<typeof createPlayerCommands>["controls"];

/** The start position in seconds, and a count that remounts the frame when it changes. */
export type Start = { seconds: number; count: number };

type Playing = {
  track?: Track;
  start: Start;
  /** Undefined until the frame has responded. */
  controls?: PlayerControls;
  isPlaying: boolean;
  /** The current second. Equals the start until the frame has responded. */
  seconds: number;
  /** In seconds; 0 while unknown. */
  duration: number;
  /** The placeholder for the player on the current page. */
  place?: { id: string; element: HTMLElement };
  /**
   * Plays a track from a second. Seeks in the current frame if it plays this track and responds; otherwise loads a
   * new one.
   */
  play: (track: Track, seconds: number) => void;
  close: () => void;
};

const nothing = { track: undefined, controls: undefined, isPlaying: false, seconds: 0, duration: 0 };

/** The site's player, as pages use it. In memory only. */
export const usePlayerStore = create<Playing>()((set, get) => ({
  ...nothing,
  start: { seconds: 0, count: 0 },
  play: (track, seconds) => {
    const { track: current, controls, start, duration } = get();
    const isSame = current?.id === track.id;
    if (isSame && controls) {
      set({ seconds });
      return controls.seek(seconds);
    }
    return set({
      ...nothing,
      track: isSame ? current : track,
      seconds,
      duration: isSame ? duration : track.duration,
      start: { seconds, count: start.count + 1 },
    });
  },
  close: () => set(nothing),
}));

/** Returns a ref for the element that a video's player covers. */
export function usePlayerSlot(id: string) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element) usePlayerStore.setState({ place: { id, element } });
      return () => {
        if (usePlayerStore.getState().place?.element === element) usePlayerStore.setState({ place: undefined });
      };
    },
    [id],
  );
}
