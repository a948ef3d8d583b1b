/** An interval of a recording in seconds: its start and its end. */
export type Interval = readonly [from: number, to: number];

/** Total seconds of intervals that do not overlap. */
export function secondsIn(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, [from, to]) => sum + to - from, 0);
}
