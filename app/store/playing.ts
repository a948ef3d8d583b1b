import { useCallback } from "react";
import { create } from "zustand";

/** What the player plays. */
export type Track = {
  /** The video's id, which is an episode's id as well. */
  id: string;
  /** The page it belongs to. */
  path: string;
  /** The session's number. Without one it is no episode: nothing of it is counted or kept. */
  number?: number;
  title: string;
  chapters: readonly { seconds: number; label: string }[];
  /** Seconds, as far as is known before the player tells. */
  duration: number;
};

/** What can be done with a player that answers. */
export type Remote = {
  seek: (seconds: number) => void;
  toggle: () => void;
  nextChapter: () => void;
  previousChapter: () => void;
};

type Playing = {
  track?: Track;
  /** From which second the frame is loaded, and how often one was: a new count is a new frame. */
  start: { seconds: number; count: number };
  /** Absent until the frame has answered. */
  remote?: Remote;
  isPlaying: boolean;
  /** The second that is on; absent while it is not known. */
  seconds?: number;
  /** Where the page that is shown wants the player of one video to stand. */
  place?: { id: string; element: HTMLElement };
  /** Plays from a second: in the frame that is there, if it plays this and answers, else in a new one. */
  play: (track: Track, seconds: number) => void;
  close: () => void;
};

const nothing = { track: undefined, remote: undefined, isPlaying: false, seconds: undefined };

/** The one player of the site, as pages see it. Kept in memory only. */
export const usePlaying = create<Playing>()((set, get) => ({
  start: { seconds: 0, count: 0 },
  isPlaying: false,
  play: (track, seconds) => {
    const { track: current, remote, start } = get();
    if (current?.id === track.id && remote) remote.seek(seconds);
    else set({ ...nothing, track, start: { seconds, count: start.count + 1 } });
  },
  close: () => set(nothing),
}));

/** A ref for the element that the player of a video shall cover while this page is shown. */
export function usePlace(id: string) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      usePlaying.setState({ place: { id, element } });
      return () => {
        if (usePlaying.getState().place?.element === element) usePlaying.setState({ place: undefined });
      };
    },
    [id],
  );
}
