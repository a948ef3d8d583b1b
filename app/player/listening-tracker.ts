import type { Track } from "#app/content/track.ts";
import { type Interval, joinIntervals, secondsIn } from "#app/lib/intervals.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { countsAsCompleted, usePositions } from "#app/store/positions.ts";
import { toast } from "#app/ui/toast.ts";

/** Milliseconds without playback after which listening counts as another play. */
const pauseMs = 10 * 60 * 1000;

/** Seconds of playback before a play counts (agreed with the client). */
const leastPlayed = 10;

type Moment = { seconds: number; duration: number };

/** Records the listening of one episode while it is in the player: the position, its plays, and the completed mark. */
export function createListeningTracker({ id }: Pick<Track, "id">) {
  let isCounted = isCountedPlay(id);
  let played = 0;
  let heardAtMs = Date.now();
  let newIntervals: Interval[] = [];
  let latest: Moment | undefined;
  /** The second that this tab saved last. Another tab may have saved a later one. */
  let savedSeconds: number | undefined;
  let isMarked = false;

  /** Marks the episode as completed, only once. If the visitor removes the mark and plays on, it stays removed. */
  function markCompleted() {
    if (isMarked) return;
    isMarked = true;
    if (statsOf(id)?.isCompleted) return;
    const undo = useAnalytics.getState().toggleCompleted(id);
    toast("success", "Marked as completed", {
      description: "You listened to the end.",
      action: { label: "Undo", onClick: undo },
    });
  }

  /**
   * Saves new intervals and the position. Saves nothing before the first heard interval. After the visitor clears the
   * data, saves nothing until the next heard interval.
   */
  function save() {
    if (!latest) return;
    const before = positionOf(id);
    const seconds = Math.floor(latest.seconds);
    if (newIntervals.length === 0 && (!before || savedSeconds === seconds)) return;
    const { duration } = latest;
    const heardAt = new Date().toISOString();
    usePositions.getState().keepPosition(id, { duration, seconds, heard: joinIntervals(newIntervals), heardAt });
    newIntervals = [];
    savedSeconds = seconds;
    if (!countsAsCompleted(before) && countsAsCompleted(positionOf(id))) markCompleted();
  }

  return {
    /** Adds a played interval and the position after it. */
    addPlayed(interval: Interval, position: Moment) {
      const now = Date.now();
      if (now - heardAtMs >= pauseMs) [isCounted, played] = [isCountedPlay(id), 0];
      // The visitor may have cleared the counts.
      if (!statsOf(id)) isCounted = false;
      heardAtMs = now;
      newIntervals.push(interval);
      latest = position;
      played += secondsIn([interval]);
      if (isCounted || played < leastPlayed) return;
      useAnalytics.getState().recordPlay(id);
      isCounted = true;
    },
    move(position: Moment) {
      if (latest) latest = position;
    },
    save,
    /** Handles the end of the video. */
    end() {
      save();
      if (countsAsCompleted(positionOf(id), { isAtEnd: true })) markCompleted();
    },
  };
}

/**
 * Returns true if a play now belongs to the last counted play, because that play, or listening after it, was less
 * than `pauseMs` ago. Opening a card also counts as a play. Ignores dates in the future, from a wrong clock.
 */
function isCountedPlay(id: string): boolean {
  const playedAt = statsOf(id)?.lastPlayedAt;
  if (!playedAt) return false;
  const heardAt = positionOf(id)?.heardAt ?? playedAt;
  return Math.abs(Date.now() - Math.max(Date.parse(playedAt), Date.parse(heardAt))) < pauseMs;
}

function positionOf(id: string) {
  return usePositions.getState().positions[id];
}

function statsOf(id: string) {
  return useAnalytics.getState().episodeStats[id];
}
