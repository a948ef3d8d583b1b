/** Milliseconds between two bursts (specification, section 9). */
export const burstEveryMs = 250;

const firstBurst = 50;

/** Pieces of the burst at this many of so many milliseconds: 50 × remaining / all, fewer each time, none at the end. */
export function burstSize(elapsedMs: number, allMs: number): number {
  return Math.max(0, Math.round((firstBurst * (allMs - elapsedMs)) / allMs));
}
