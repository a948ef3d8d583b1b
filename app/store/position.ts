import { joinSpans, secondsIn, type Span } from "#app/lib/spans.ts";

/** Where a visitor is in one episode. All but the instant (ISO) are seconds. */
export type Position = {
  seconds: number;
  duration: number;
  /** What was really played, once however often. */
  heard: readonly Span[];
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

/** Whether an episode was listened to: four fifths of it, or half of it and then its end. Seeking hears nothing. */
export function isHeard(position: Position | undefined, { isAtEnd = false } = {}): boolean {
  return heardShareOf(position) >= (isAtEnd ? 0.5 : 0.8);
}

/** The newer place, and all that was heard in either. It does not matter which comes first. */
export function mergePosition(a: Position, b: Position): Position {
  const newer = Date.parse(b.heardAt) >= Date.parse(a.heardAt) ? b : a;
  return { ...newer, heard: joinSpans([...a.heard, ...b.heard]) };
}

/** Joins all positions of two devices. */
export function mergePositions(ours: Positions, theirs: Positions): Positions {
  const merged = { ...ours };
  for (const [episodeId, position] of Object.entries(theirs)) {
    const known = ours[episodeId];
    merged[episodeId] = known ? mergePosition(known, position) : position;
  }
  return merged;
}
