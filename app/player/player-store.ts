import { useCallback } from "react";
import { create } from "zustand";
import type { Track } from "#app/content/track.ts";
import type { createPlayerCommands } from "./frame/player-commands.ts";

/** What can be done with a player that answers. */
export type PlayerControls = ReturnType<typeof createPlayerCommands>["controls"];

/** From which second a frame is loaded, and how often one was: a new count is a new frame. */
export type Start = { seconds: number; count: number };

type Playing = {
  track?: Track;
  start: Start;
  /** Absent until the frame has answered. */
  controls?: PlayerControls;
  isPlaying: boolean;
  /** The second that is on; until the frame has answered, the one it was started at. */
  seconds: number;
  /** Seconds, as far as the player has told; 0 where nobody knows. */
  duration: number;
  /** Where the page that is shown wants the player of one video to stand. */
  place?: { id: string; element: HTMLElement };
  /** Plays from a second: in the frame that is there, if it plays this and answers, else in a new one. */
  play: (track: Track, seconds: number) => void;
  close: () => void;
};

const nothing = { track: undefined, controls: undefined, isPlaying: false, seconds: 0, duration: 0 };

/** The one player of the site, as pages see it. Kept in memory only. */
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

/** A ref for the element that the player of a video covers while this page is shown. */
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
