/** A stretch of a recording in seconds: from the first, up to the second of them. */
export type Span = readonly [from: number, to: number];

/** Seconds in stretches that do not overlap. */
export function secondsIn(spans: readonly Span[]): number {
  return spans.reduce((sum, [from, to]) => sum + to - from, 0);
}
