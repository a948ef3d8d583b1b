import type { Track } from "#app/content/track.ts";
import { type Interval, joinIntervals, secondsIn } from "#app/lib/intervals.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { countsAsCompleted, type Position, usePositions } from "#app/store/positions.ts";
import { toast } from "#app/ui/toast.ts";

/** Milliseconds without playback after which a new sitting begins. */
const sittingMs = 10 * 60 * 1000;

/** Seconds of playback before a play counts (agreed with the client). */
const leastPlayed = 10;

type Place = { seconds: number; duration: number };

/**
 * Records the listening of one episode while the player has it: the position, at most one play per sitting, and the
 * completed mark.
 */
export function createListeningTracker({ id }: Pick<Track, "id">) {
  let isCounted = isSameSitting(id, Date.now());
  let played = 0;
  /** The time of the last heard interval, in milliseconds. */
  let heardAt = Date.now();
  let fresh: Interval[] = [];
  let place: Place | undefined;
  /** The second that this tab saved last. Another tab may have saved a later one. */
  let keptSeconds: number | undefined;
  let isMarked = false;

  /** Marks the episode as completed, once. If the visitor removes the mark and plays on, it stays removed. */
  function markCompleted() {
    if (isMarked) return;
    isMarked = true;
    if (isCompleted(id)) return;
    const { toggleCompleted } = useAnalytics.getState();
    toggleCompleted(id);
    toast("success", "Marked as completed", {
      description: "You listened to the end.",
      action: { label: "Undo", onClick: () => isCompleted(id) && toggleCompleted(id) },
    });
  }

  function count() {
    if (!isCounted) useAnalytics.getState().recordPlay(id);
    isCounted = true;
  }

  /** Starts a new sitting after a pause, or after the visitor cleared the counts. A page may stay open for days. */
  function beginSitting() {
    const now = Date.now();
    const isLater = now - heardAt >= sittingMs || !useAnalytics.getState().episodeStats[id];
    heardAt = now;
    if (!isCounted || !isLater) return;
    isCounted = isSameSitting(id, now);
    played = 0;
  }

  /**
   * Saves new intervals and the position. Saves nothing before the first heard interval. After the visitor clears the
   * data, saves nothing until the next heard interval.
   */
  function keep() {
    if (!place) return;
    const before = positionOf(id);
    const seconds = Math.floor(place.seconds);
    if (fresh.length === 0 && (!before || keptSeconds === seconds)) return;
    const { duration } = place;
    const heard = joinIntervals(fresh);
    usePositions.getState().keepPosition(id, { duration, seconds, heard, heardAt: instantAfter(before) });
    fresh = [];
    keptSeconds = seconds;
    if (!countsAsCompleted(before) && countsAsCompleted(positionOf(id))) markCompleted();
  }

  return {
    /** Adds a played interval and the position after it. */
    addPlayed(interval: Interval, at: Place) {
      beginSitting();
      fresh.push(interval);
      place = at;
      played += secondsIn([interval]);
      if (played >= leastPlayed) count();
    },
    move(at: Place) {
      if (place) place = at;
    },
    keep,
    /** Handles the end of the video. */
    end() {
      keep();
      if (countsAsCompleted(positionOf(id), { isAtEnd: true })) markCompleted();
    },
  };
}

/**
 * Returns the current time. If the saved position has a date in the future (from a wrong clock), returns an instant
 * just after that date.
 */
function instantAfter(before: Position | undefined): string {
  const earliest = before ? Date.parse(before.heardAt) + 1 : 0;
  return new Date(Math.max(Date.now(), earliest)).toISOString();
}

function positionOf(id: string): Position | undefined {
  return usePositions.getState().positions[id];
}

/**
 * Returns true if the last counted play, or listening after it, belongs to this sitting. Opening a card also counts as
 * a play. Ignores a play whose date is in the future because of a wrong clock.
 */
function isSameSitting(id: string, now: number): boolean {
  const playedAt = useAnalytics.getState().episodeStats[id]?.lastPlayedAt;
  if (!playedAt) return false;
  const heardAt = positionOf(id)?.heardAt ?? playedAt;
  return Math.abs(now - Math.max(Date.parse(playedAt), Date.parse(heardAt))) < sittingMs;
}

function isCompleted(id: string): boolean {
  return useAnalytics.getState().episodeStats[id]?.isCompleted ?? false;
}
