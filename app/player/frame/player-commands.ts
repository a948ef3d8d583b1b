import type { Track } from "#app/content/track.ts";
import { speeds, usePlayerSettings } from "#app/player/player-settings.ts";
import type { Playback } from "./playback.ts";
import type { Connection } from "./player-connection.ts";

/** Milliseconds after a press in which the next one starts from what that has asked for: reports come late. */
const quickMs = 1000;

/** Milliseconds in which a player does what it is told, or does not do it at all. */
const patienceMs = 3000;

/** Seconds by which a player that went where it was sent may be away from there. */
const nearSeconds = 10;

/** Seconds into a chapter after which going back means its own start. */
const restartAfter = 3;

/**
 * Sends commands to one player, and keeps the requested state until the player reports it, so that quick presses add up.
 * `onIgnored` is called with the second that a player was sent to in vain.
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

  /** Where the player is and what it does, or will when it has done what it was told. */
  function playback() {
    if (isThere && performance.now() - askedAt > quickMs) asked = {};
    const { state, seconds, duration } = latest();
    return { duration, seconds, isPlaying: state === "playing", ...asked };
  }

  /** Calls back where the player does not get there. An advertisement goes on first, so it is waited for. */
  function expectAt(seconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (latest().isAdvertisement) expectAt(seconds);
      else if (!isThere) onIgnored(seconds);
    }, patienceMs);
  }

  function seek(seconds: number) {
    ask({ seconds, isPlaying: true });
    isThere = false;
    expectAt(seconds);
    connection.seek(seconds);
    connection.play();
  }

  /** What pages, keys and the palette may do with a player that answers. */
  const controls = {
    seek,
    /** Goes on by seconds, or back. */
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
    /** The player has told where it is. */
    onReport() {
      const { seconds, duration } = latest();
      // There is no second after the last one.
      const wanted = Math.min(asked.seconds ?? seconds, duration || Number.POSITIVE_INFINITY);
      isThere ||= Math.abs(seconds - wanted) < nearSeconds;
    },
    end: () => clearTimeout(timer),
  };
}

/** Milliseconds in which a frame may still report the rate that it had before. */
const lateMs = 1000;

/**
 * Applies the visitor's speed to one frame, and saves a speed that is picked in YouTube's own menu. Rates that are reported
 * before ours is applied are ignored.
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
    /** The frame says how fast it plays. */
    onReport(rate: number) {
      if (rate === wanted) {
        isTaken = true;
      } else if (!isTaken && !isAsked) {
        isAsked = true;
        ask(wanted);
      } else if (isTaken && performance.now() - askedAt > lateMs) {
        const speed = speeds.find((one) => one === rate);
        if (speed) usePlayerSettings.change({ speed });
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
