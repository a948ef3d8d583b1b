/** An interval of a recording in seconds: its start and its end. */
export type Interval = readonly [from: number, to: number];

/** The most intervals stored of one recording; of more, the longest are kept. Bounds what a listener who seeks a lot stores. */
const maxIntervals = 100;

/** Total seconds of intervals that do not overlap. */
export function secondsIn(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** The intervals in whole seconds, sorted, with those merged that overlap or touch. */
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
