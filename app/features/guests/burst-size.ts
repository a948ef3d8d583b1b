/** The fireworks of the helper that the specification names (section 9): how long, and how often there is a burst. */
export const fireworksMs = 5000;
export const burstEveryMs = 250;

const firstBurst = 50;

/** Pieces of the burst at this many milliseconds: 50 × remaining / 5000, fewer each time, none at the end. */
export function burstSize(elapsedMs: number): number {
  return Math.max(0, Math.round((firstBurst * (fireworksMs - elapsedMs)) / fireworksMs));
}
