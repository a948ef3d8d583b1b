import { create } from "zustand";
import type { Track } from "#app/content/track.ts";
import type { createPlayerCommands } from "./iframe/player-commands.ts";

/** Commands for a player that responds. */
export type PlayerControls = ReturnType<typeof createPlayerCommands>["controls"];

/** The start position in seconds, and a count that remounts the iframe when it changes. */
export type Start = { seconds: number; count: number };

type Report = {
  /** Undefined until the player has responded. */
  controls?: PlayerControls | undefined;
  isPlaying: boolean;
  isOver: boolean;
  /** The current second. Equals the start until the player has responded. */
  seconds: number;
  /** In seconds; 0 while unknown. */
  duration: number;
  /** Set if the player has not answered in time, or if YouTube refuses to play the video. */
  problem?: "silent" | "refused" | undefined;
};

type PlayerState = Report & {
  track?: Track | undefined;
  start: Start;
  /** The video of the current page. A new object for each element that the player may cover. */
  slot?: { id: string } | undefined;
  /** Plays a track from a second. Seeks if the player has this track and responds; otherwise loads the track. */
  play: (track: Track, seconds: number) => void;
  /** Loads a track into a new iframe. */
  load: (track: Track, seconds: number) => void;
  /** Takes a report of the player loaded for `start`. Ignores it if that player was closed or replaced. */
  report: (start: Start, report: Partial<Report>) => void;
  close: () => void;
  /** Adds the current page's video. Returns a function that removes it. */
  openSlot: (id: string) => () => void;
};

const nothing = {
  track: undefined,
  controls: undefined,
  isPlaying: false,
  isOver: false,
  seconds: 0,
  duration: 0,
  problem: undefined,
};

/** The site's player, as pages use it. In memory only. */
export const usePlayerStore = create<PlayerState>()((set, get) => ({
  ...nothing,
  start: { seconds: 0, count: 0 },
  play: (track, seconds) => {
    const { track: current, controls, load } = get();
    if (current?.id !== track.id || !controls) return load(track, seconds);
    set({ seconds });
    return controls.seek(seconds);
  },
  load: (track, seconds) => {
    const { track: current, start, duration } = get();
    const same = current?.id === track.id ? { track: current, duration } : { track, duration: track.duration };
    set({ ...nothing, ...same, seconds, start: { seconds, count: start.count + 1 } });
  },
  report: (start, report) => {
    if (get().track && get().start === start) set(report);
  },
  close: () => set(nothing),
  openSlot: (id) => {
    const slot = { id };
    set({ slot });
    return () => {
      if (get().slot === slot) set({ slot: undefined });
    };
  },
}));

/** The id of the element that a video's player covers. */
export function slotId(id: string): string {
  return `video-${id}`;
}
