import type { Interval } from "#app/lib/intervals.ts";
import type { PlayerInfo, PlaybackState } from "./player-connection.ts";

/**
 * The state of a player, as far as it has reported it. Positions are in seconds, `rate` is a multiple of normal speed,
 * and `clock` (ms) is the time of the last report.
 */
export type Playback = ReturnType<typeof playbackFrom>;

/** Seconds by which a report may be ahead of the clock. Reports arrive late and in bunches. */
const slack = 1.5;

/**
 * If the reported duration differs from the expected one by more than this factor, the iframe shows an advertisement.
 * Advertisements are shorter than half of any episode; a re-cut episode is not.
 */
const durationTolerance = 2;

/** Returns the state of a player before its first report. */
export function playbackFrom(seconds: number, duration: number, videoId?: string) {
  return {
    state: "waiting" as PlaybackState,
    seconds,
    duration,
    /** The duration in the content, in seconds; 0 if unknown. */
    expected: duration,
    rate: 1,
    clock: 0,
    /** The requested video. */
    videoId,
    /** True while the iframe shows an advertisement. */
    isAdvertisement: false,
    /** True while the iframe shows another video, such as a suggestion that the visitor chose. */
    isOtherVideo: false,
  };
}

/**
 * Returns the state after a report, and the interval played since the last one. A position behind the last one, or
 * further ahead than the elapsed time allows at this rate, is a seek and adds no interval. Reports of an advertisement
 * (recognized by its duration) and of another video change neither position nor duration.
 */
export function follow(before: Playback, info: PlayerInfo, clock: number): { after: Playback; heard?: Interval } {
  const state = info.state ?? before.state;
  const rate = info.rate ?? before.rate;
  const isAdvertisement =
    info.duration === undefined ? before.isAdvertisement : hasOtherLength(before.expected, info.duration);
  const isOtherVideo = info.videoId === undefined ? before.isOtherVideo : info.videoId !== before.videoId;
  if (isAdvertisement || isOtherVideo) {
    const shown = state === "ended" ? "waiting" : state;
    return { after: { ...before, state: shown, rate, clock, isAdvertisement, isOtherVideo } };
  }
  const starts = state === "playing" && before.state !== "playing";
  const after = {
    ...before,
    state,
    rate,
    isAdvertisement,
    isOtherVideo,
    seconds: info.seconds ?? before.seconds,
    duration: info.duration ?? before.duration,
    clock: info.seconds !== undefined || starts ? clock : before.clock,
  };
  const passed = after.seconds - before.seconds;
  const possible = ((clock - before.clock) / 1000) * Math.max(rate, before.rate) + slack;
  const isSameVideo = !before.isAdvertisement && !before.isOtherVideo;
  const isHeard = isSameVideo && before.state === "playing" && passed > 0 && passed <= possible;
  return isHeard ? { after, heard: [before.seconds, after.seconds] } : { after };
}

function hasOtherLength(expected: number, reported: number): boolean {
  return expected > 0 && (reported * durationTolerance < expected || reported > expected * durationTolerance);
}
