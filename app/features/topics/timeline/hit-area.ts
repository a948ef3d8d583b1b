/** Seconds that are wide enough to be hit with a pointer: a dozen pixels on a wide screen. */
const wideEnough = 180;

/**
 * How many seconds the link of a part reaches over the end of it: less than nothing where the next part is the narrower one.
 * A narrow part takes of a wider neighbour at most a quarter of what that has more, so that links never overlap.
 */
export function reachOf(duration: number, next: number): number {
  const reach = Math.min((wideEnough - Math.min(duration, next)) / 2, Math.abs(next - duration) / 4);
  return Math.sign(next - duration) * Math.max(0, reach);
}
