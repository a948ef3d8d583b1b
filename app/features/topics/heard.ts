/** The visitor's heard parts of sessions. All numbers are seconds. */
import { useMemo } from "react";
import type { TimelineSession } from "#app/content/timeline-data.ts";
import { useHydrated } from "#app/lib/browser-state.ts";
import { type Interval, secondsIn } from "#app/lib/intervals.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { completedShare, type Position, resumeSecondsOf, usePositions } from "#app/store/positions.ts";

/** The stored listening of one session. */
export type Heard = {
  intervals: readonly Interval[];
  isCompleted: boolean;
  /** The second to resume at. */
  resume?: number | undefined;
  /** The last play, as an ISO instant. */
  heardAt?: string;
};

/** By session id. Empty until hydrated, as in the prerendered page. */
export type HeardSessions = ReadonlyMap<string, Heard>;

export function useHeard(sessions: readonly TimelineSession[]): HeardSessions {
  const isHydrated = useHydrated();
  const positions = usePositions((state) => state.positions);
  const stats = useAnalytics((state) => state.episodeStats);
  return useMemo(() => {
    const heard = new Map<string, Heard>();
    for (const { id, duration } of isHydrated ? sessions : []) {
      const one = heardOf(duration, positions[id], stats[id]?.isCompleted ?? false);
      if (one) heard.set(id, one);
    }
    return heard;
  }, [isHydrated, sessions, positions, stats]);
}

/** Returns the heard parts of a session. A completed session counts as heard from start to end. */
export function heardOf(duration: number, position: Position | undefined, isCompleted: boolean): Heard | undefined {
  if (isCompleted) return { intervals: [[0, duration]], isCompleted };
  if (!position) return undefined;
  return {
    // Limits the intervals to the episode's minutes, because the video may be some seconds longer.
    intervals: intervalsWithin(position.heard, 0, duration),
    isCompleted,
    resume: resumeSecondsOf(position),
    heardAt: position.heardAt,
  };
}

/** Returns true if enough of an interval was heard to count. */
export function isPartHeard(heard: Heard | undefined, start: number, end: number): boolean {
  return secondsIn(intervalsWithin(heard?.intervals ?? [], start, end)) >= (end - start) * completedShare;
}

function intervalsWithin(intervals: readonly Interval[], start: number, end: number): Interval[] {
  return intervals
    .map(([from, to]): Interval => [Math.max(from, start), Math.min(to, end)])
    .filter(([from, to]) => from < to);
}
