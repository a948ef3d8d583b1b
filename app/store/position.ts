import { secondsIn, type Interval } from "#app/lib/intervals.ts";

/** Where a visitor is in one episode. All but the instant (ISO) are seconds. */
export type Position = {
  seconds: number;
  duration: number;
  /** What was really played, once however often. */
  heard: readonly Interval[];
  heardAt: string;
};

export type Positions = Readonly<Record<string, Position>>;

/** Less than this many seconds from the start there is nothing to resume. */
const leastSeconds = 5;

/** From this share of the whole on an episode starts over. */
const almostAll = 0.98;

/** The second to go on at; undefined where one starts from the beginning. */
export function resumeSecondsOf(position: Position | undefined): number | undefined {
  if (!position || position.seconds < leastSeconds) return undefined;
  return position.seconds < position.duration * almostAll ? Math.floor(position.seconds) : undefined;
}

/** The share of an episode that was heard, from 0 to 1. */
export function heardShareOf(position: Position | undefined): number {
  return position ? Math.min(1, secondsIn(position.heard) / position.duration) : 0;
}
