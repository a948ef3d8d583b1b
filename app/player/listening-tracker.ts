import type { Track } from "#app/content/track.ts";
import { type Interval, joinIntervals, secondsIn } from "#app/lib/intervals.ts";
import { toast } from "#app/lib/toast.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { keepPositions } from "#app/store/merge-positions.ts";
import { countsAsCompleted, type Position, usePositions } from "#app/store/positions.ts";

/** Milliseconds without playing after which one who comes back begins a new sitting. */
const sittingMs = 10 * 60 * 1000;

/** Seconds that must have played before they count as a play. */
const leastPlayed = 10;

type Place = { seconds: number; duration: number };

/**
 * Keeps what is heard of one episode, from the start of the player to its end: the place, the play that it counts
 * (one, and none when this sitting has counted one before), and the mark that it is completed.
 */
export function createListeningTracker({ id }: Pick<Track, "id">) {
  let isCounted = isSameSitting(id, Date.now());
  let played = 0;
  /** When something was heard last, in milliseconds. */
  let heardAt = Date.now();
  let fresh: Interval[] = [];
  let place: Place | undefined;
  /** The second that this tab saved last; another tab may have saved a later one. */
  let keptSeconds: number | undefined;
  let isMarked = false;

  /** Marks it as completed, once: who takes that back and plays on to the end means it. */
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

  /** A page may stay open for days, and what was counted may be cleared. */
  function beginSitting() {
    const now = Date.now();
    const isLater = now - heardAt >= sittingMs || !useAnalytics.getState().episodeStats[id];
    heardAt = now;
    if (!isCounted || !isLater) return;
    isCounted = isSameSitting(id, now);
    played = 0;
  }

  /** Keeps what is new. Nothing is kept before something was heard, nor after clearing until more is. */
  function keep() {
    if (!place) return;
    const before = positionOf(id);
    const seconds = Math.floor(place.seconds);
    if (fresh.length === 0 && (!before || keptSeconds === seconds)) return;
    keepPositions({
      [id]: { duration: place.duration, seconds, heard: joinIntervals(fresh), heardAt: instantAfter(before) },
    });
    fresh = [];
    keptSeconds = seconds;
    if (!countsAsCompleted(before) && countsAsCompleted(positionOf(id))) markCompleted();
  }

  return {
    /** Adds an interval that was played, and the position after it. */
    addPlayed(interval: Interval, at: Place) {
      beginSitting();
      fresh.push(interval);
      place = at;
      played += secondsIn([interval]);
      if (played >= leastPlayed) count();
    },
    /** Sets the position after a seek. */
    move(at: Place) {
      if (place) place = at;
    },
    keep,
    /** The video's last second was reached. */
    end() {
      keep();
      if (countsAsCompleted(positionOf(id), { isAtEnd: true })) markCompleted();
    },
    /** Counts a play of a player that sends no messages. */
    countSilent: count,
  };
}

/** Now, or just after the saved position where a clock that was ahead has dated that later. */
function instantAfter(before: Position | undefined): string {
  const earliest = before ? Date.parse(before.heardAt) + 1 : 0;
  return new Date(Math.max(Date.now(), earliest)).toISOString();
}

function positionOf(id: string): Position | undefined {
  return usePositions.getState().positions[id];
}

/**
 * Whether the play that was counted last, by a card or here, or what was heard since then, belongs to this sitting: not
 * where it lies ahead by a clock that was wrong.
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
