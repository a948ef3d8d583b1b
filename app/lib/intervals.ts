/** A start and an end in a recording, in seconds. */
export type Interval = readonly [from: number, to: number];

/** Maximum number of intervals stored per recording. The longest are kept. */
const maxIntervals = 100;

/** Returns the total seconds of intervals that do not overlap. */
export function secondsIn(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** Rounds intervals to whole seconds, sorts them, and merges those that overlap or touch. */
export function joinIntervals(intervals: readonly Interval[]): Interval[] {
  const joined: [number, number][] = [];
  const whole = intervals.map(([from, to]) => [Math.round(from), Math.round(to)] as const);
  for (const [from, to] of whole.filter(([first, last]) => last > first).toSorted(([a], [b]) => a - b)) {
    const before = joined.at(-1);
    if (before && from <= before[1]) before[1] = Math.max(before[1], to);
    else joined.push([from, to]);
  }
  if (joined.length <= maxIntervals) return joined;
  return joined
    .toSorted((a, b) => secondsIn([b]) - secondsIn([a]))
    .slice(0, maxIntervals)
    .toSorted(([a], [b]) => a - b);
}
