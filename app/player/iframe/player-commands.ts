import type { Track } from "#app/content/track.ts";
import { speeds, usePlayerSettings } from "#app/player/player-settings.ts";
import type { Playback } from "./playback.ts";
import type { Connection } from "./player-connection.ts";

/** For this many milliseconds after a command, late reports do not override the state that it requested. */
const lateMs = 1500;

/** Seconds into a chapter after which "previous" returns to that chapter's start. */
const restartAfter = 3;

/**
 * Sends commands to one player. Quick presses of a skip button add up. `reload` loads the track again, because the
 * visitor may have chosen another video in the iframe.
 */
export function createPlayerCommands(
  { chapters }: Pick<Track, "chapters">,
  connection: Pick<Connection, "play" | "pause" | "seek">,
  latest: () => Playback,
  reload: (seconds: number) => void,
) {
  let requested: { seconds?: number; isPlaying?: boolean } = {};
  let requestedAt = 0;

  function request(state: typeof requested) {
    requested = { ...requested, ...state };
    requestedAt = performance.now();
  }

  /** Returns the player's state, or the requested state right after a command. */
  function playback() {
    if (performance.now() - requestedAt > lateMs) requested = {};
    const { state, seconds, duration } = latest();
    return { duration, seconds, isPlaying: state === "playing", ...requested };
  }

  function seek(seconds: number) {
    if (latest().isOtherVideo) return reload(seconds);
    request({ seconds, isPlaying: true });
    connection.seek(seconds);
    connection.play();
  }

  /** The commands for pages, shortcuts and the palette. */
  const controls = {
    seek,
    /** Seeks by a number of seconds, forward or back. */
    skip: (by: number) => {
      const { seconds, duration } = playback();
      seek(Math.max(0, Math.min(Math.floor(seconds + by), duration || Number.POSITIVE_INFINITY)));
    },
    toggle: () => {
      const isPlaying = !playback().isPlaying;
      request({ isPlaying });
      if (isPlaying) connection.play();
      else connection.pause();
    },
    nextChapter: () => {
      const { seconds: now } = playback();
      const next = chapters.find(({ seconds }) => seconds > now);
      if (next) seek(next.seconds);
    },
    previousChapter: () => {
      const { seconds: now } = playback();
      seek(chapters.findLast(({ seconds }) => seconds < now - restartAfter)?.seconds ?? 0);
    },
  };

  return { controls, playback };
}

/**
 * Applies the visitor's speed to one player, and saves a speed that the visitor picks in YouTube's menu. Until the
 * player has applied our speed, the reported one is not the visitor's choice.
 */
export function syncRate(setRate: (rate: number) => void) {
  let { speed } = usePlayerSettings.getState();
  let isApplied = false;
  let requestedAt = Number.NEGATIVE_INFINITY;

  function request() {
    isApplied = false;
    requestedAt = performance.now();
    setRate(speed);
  }

  return {
    /** Handles a reported rate. */
    onReport(rate: number) {
      if (rate === speed) isApplied = true;
      else if (performance.now() - requestedAt < lateMs) return;
      else if (!isApplied) request();
      else if (speeds.includes(rate)) usePlayerSettings.getState().setSpeed(rate);
    },
    end: usePlayerSettings.subscribe((settings) => {
      if (settings.speed === speed) return;
      ({ speed } = settings);
      request();
    }),
  };
}
