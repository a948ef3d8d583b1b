import type { Track } from "#app/content/track.ts";
import { speeds, usePlayerSettings } from "#app/player/player-settings.ts";
import type { Playback } from "./playback.ts";
import type { Connection } from "./player-connection.ts";

/**
 * For this many milliseconds after a press, the next press starts from the requested position, because reports arrive
 * late.
 */
const quickMs = 1000;

/** Milliseconds after which an unanswered command has failed. */
const patienceMs = 3000;

/** Seconds by which a player may miss the requested position. */
const nearSeconds = 10;

/** Seconds into a chapter after which "previous" returns to that chapter's start. */
const restartAfter = 3;

/**
 * Sends commands to one player, and keeps the requested state until the player reports it, so that quick presses add
 * up. Calls `onIgnored` with the requested second if the player does not seek.
 */
export function createPlayerCommands(
  { chapters }: Pick<Track, "chapters">,
  connection: Pick<Connection, "play" | "pause" | "seek">,
  latest: () => Playback,
  onIgnored: (seconds: number) => void,
) {
  let asked: { seconds?: number; isPlaying?: boolean } = {};
  let askedAt = 0;
  let isThere = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function ask(wish: typeof asked) {
    asked = { ...asked, ...wish };
    askedAt = performance.now();
  }

  /** Returns the player's state, or the requested state until the player reports it. */
  function playback() {
    if (isThere && performance.now() - askedAt > quickMs) asked = {};
    const { state, seconds, duration } = latest();
    return { duration, seconds, isPlaying: state === "playing", ...asked };
  }

  /** Calls `onIgnored` if the player does not reach the position in time. Waits while an advertisement plays. */
  function expectAt(seconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (latest().isAdvertisement) expectAt(seconds);
      else if (!isThere) onIgnored(seconds);
    }, patienceMs);
  }

  function seek(seconds: number) {
    // The frame shows another video, but the position belongs to the track, so the track must load again.
    if (latest().isOtherVideo) return onIgnored(seconds);
    ask({ seconds, isPlaying: true });
    isThere = false;
    expectAt(seconds);
    connection.seek(seconds);
    connection.play();
  }

  /** For pages, shortcuts and the palette. */
  const controls = {
    seek,
    /** Seeks by a number of seconds, forward or back. */
    skip: (by: number) => {
      const { seconds, duration } = playback();
      seek(Math.max(0, Math.min(Math.floor(seconds + by), duration || Number.POSITIVE_INFINITY)));
    },
    toggle: () => {
      const isPlaying = !playback().isPlaying;
      ask({ isPlaying });
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

  return {
    controls,
    playback,
    onReport() {
      const { seconds, duration } = latest();
      // A position past the end counts as the end.
      const wanted = Math.min(asked.seconds ?? seconds, duration || Number.POSITIVE_INFINITY);
      isThere ||= Math.abs(seconds - wanted) < nearSeconds;
    },
    end: () => clearTimeout(timer),
  };
}

/** Milliseconds after a change in which a frame may still report its previous rate. */
const lateMs = 1000;

/**
 * Applies the visitor's speed to one frame, and saves a speed that the visitor picks in YouTube's menu. Ignores
 * reported rates until the frame has applied ours.
 */
export function syncRate(setRate: (rate: number) => void) {
  let wanted = usePlayerSettings.getState().speed;
  let isTaken = false;
  let isAsked = false;
  let askedAt = Number.NEGATIVE_INFINITY;

  function ask(rate: number) {
    askedAt = performance.now();
    setRate(rate);
  }

  return {
    /** Handles a reported rate. */
    onReport(rate: number) {
      if (rate === wanted) {
        isTaken = true;
      } else if (!isTaken && !isAsked) {
        isAsked = true;
        ask(wanted);
      } else if (isTaken && performance.now() - askedAt > lateMs) {
        const speed = speeds.find((one) => one === rate);
        if (speed) usePlayerSettings.getState().setSpeed(speed);
      }
    },
    end: usePlayerSettings.subscribe(({ speed }) => {
      if (speed === wanted) return;
      wanted = speed;
      isTaken = false;
      ask(speed);
    }),
  };
}
