import type { Span } from "#app/lib/spans.ts";

import type { PlayerInfo, PlayerState } from "./messages.ts";

/** What is known of a player: seconds, times the normal speed, and the clock (ms) when it was at that second. */
export type Playback = {
  state: PlayerState;
  seconds: number;
  duration: number;
  rate: number;
  clock: number;
};

/** Seconds by which a player's reports may be ahead of the clock: they come late, and in bunches. */
const slack = 1.5;

/** A player that has said nothing yet. */
export function playbackFrom(seconds: number, duration: number): Playback {
  return { state: "waiting", seconds, duration, rate: 1, clock: 0 };
}

/**
 * What is known after a report, and the stretch that was heard since the last one. Heard is what time alone can have
 * brought: a player that is further than the clock allows, or further back, was sent there.
 */
export function follow(before: Playback, info: PlayerInfo, clock: number): { after: Playback; heard?: Span } {
  const state = info.state ?? before.state;
  const rate = info.rate ?? before.rate;
  const starts = state === "playing" && before.state !== "playing";
  const after = {
    state,
    rate,
    seconds: info.seconds ?? before.seconds,
    duration: info.duration ?? before.duration,
    clock: info.seconds !== undefined || starts ? clock : before.clock,
  };
  const passed = after.seconds - before.seconds;
  const possible = ((clock - before.clock) / 1000) * Math.max(rate, before.rate) + slack;
  const isHeard = before.state === "playing" && passed > 0 && passed <= possible;
  return isHeard ? { after, heard: [before.seconds, after.seconds] } : { after };
}
