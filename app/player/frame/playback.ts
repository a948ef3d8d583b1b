import type { Interval } from "#app/lib/intervals.ts";
import type { PlayerInfo, PlaybackState } from "./player-connection.ts";

/** What is known of a player: seconds, times the normal speed, and the clock (ms) when it was at that second. */
export type Playback = ReturnType<typeof playbackFrom>;

/** Seconds by which a player's reports may be ahead of the clock: they come late, and in bunches. */
const slack = 1.5;

/**
 * How many times as long or as short as the episode what a player shows may be: an advertisement is shorter than half of
 * any episode, and an episode that was cut anew is not.
 */
const durationTolerance = 2;

/** A player that has said nothing yet. */
export function playbackFrom(seconds: number, duration: number) {
  return {
    state: "waiting" as PlaybackState,
    seconds,
    duration,
    /** How long the content says it is; 0 where it does not say. */
    expected: duration,
    rate: 1,
    clock: 0,
    /** Whether it shows something else, such as an advertisement, whose seconds are not those of the episode. */
    isAdvertisement: false,
  };
}

/**
 * The state after a report of the player, and the interval heard since the last one. A position that is further ahead than
 * the elapsed time allows at this rate, or that is behind, is a seek and not heard. Reports of another video (an
 * advertisement) change neither position nor duration; they are known by their length where the content says one.
 */
export function follow(before: Playback, info: PlayerInfo, clock: number): { after: Playback; heard?: Interval } {
  const state = info.state ?? before.state;
  const rate = info.rate ?? before.rate;
  const isAdvertisement =
    info.duration === undefined ? before.isAdvertisement : hasOtherLength(before.expected, info.duration);
  if (isAdvertisement)
    return { after: { ...before, state: state === "ended" ? "waiting" : state, rate, clock, isAdvertisement } };
  const starts = state === "playing" && before.state !== "playing";
  const after = {
    ...before,
    state,
    rate,
    isAdvertisement,
    seconds: info.seconds ?? before.seconds,
    duration: info.duration ?? before.duration,
    clock: info.seconds !== undefined || starts ? clock : before.clock,
  };
  const passed = after.seconds - before.seconds;
  const possible = ((clock - before.clock) / 1000) * Math.max(rate, before.rate) + slack;
  const isHeard = before.state === "playing" && passed > 0 && passed <= possible;
  return isHeard ? { after, heard: [before.seconds, after.seconds] } : { after };
}

function hasOtherLength(expected: number, told: number): boolean {
  return expected > 0 && (told * durationTolerance < expected || told > expected * durationTolerance);
}
