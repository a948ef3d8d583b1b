/** What a visitor has heard of a session. All numbers are seconds. */
import { type Interval, secondsIn } from "#app/lib/intervals.ts";
import { completedShare, countsAsCompleted, type Position, resumeSecondsOf } from "#app/store/positions.ts";

/** What is remembered of one session. */
export type Heard = {
  intervals: readonly Interval[];
  /** The whole of it counts as heard. */
  isWhole: boolean;
  /** Where to go on. */
  resume?: number | undefined;
  /** When it was heard last, as an ISO instant. */
  heardAt?: string;
};

/**
 * What is remembered of a session, undefined where nothing is. One that is marked as heard was heard from its beginning to
 * its end.
 */
export function heardOf(duration: number, position: Position | undefined, isCompleted: boolean): Heard | undefined {
  if (isCompleted) return { intervals: [[0, duration]], isWhole: true };
  if (!position) return undefined;
  // The video may be some seconds longer than the episode's minutes.
  return {
    intervals: intervalsWithin(position.heard, 0, duration),
    isWhole: countsAsCompleted(position),
    resume: resumeSecondsOf(position),
    heardAt: position.heardAt,
  };
}

/** The parts of intervals between two seconds. */
function intervalsWithin(intervals: readonly Interval[], start: number, end: number): Interval[] {
  return intervals.flatMap(([from, to]): Interval[] => {
    const [first, last] = [Math.max(from, start), Math.min(to, end)];
    return first < last ? [[first, last]] : [];
  });
}

/** How much was heard between two seconds. */
export function secondsHeard(heard: Heard | undefined, start: number, end: number): number {
  return secondsIn(intervalsWithin(heard?.intervals ?? [], start, end));
}

/** Whether so much was heard between two seconds that it counts. */
export function isPartHeard(heard: Heard | undefined, start: number, end: number): boolean {
  return secondsHeard(heard, start, end) >= (end - start) * completedShare;
}
