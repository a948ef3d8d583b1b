import type { MouseEvent } from "react";
import type { TimelineSession } from "#app/content/timeline-data.ts";

/** Plays a session instead of following the clicked link. */
export type OnPlay = (event: MouseEvent, session: TimelineSession, seconds: number) => void;

/** Returns a session's chapters, each with its link. Without chapters, returns the whole session. */
export function partsOf({ slug, duration, topics, chapters }: TimelineSession) {
  const path = `/episodes/${slug}`;
  if (chapters.length === 0) return [{ seconds: 0, end: duration, label: "The whole session", topics, path }];
  return chapters.map((chapter) => ({ ...chapter, path: `${path}?t=${chapter.seconds}` }));
}

/** Formats a duration in hours and minutes: "2 h 43", "43 min". */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${`${minutes % 60}`.padStart(2, "0")}`;
}
