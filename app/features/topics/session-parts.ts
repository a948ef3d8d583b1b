import type { MouseEvent } from "react";
import type { TimelineSession } from "#app/content/timeline-data.ts";

/** Plays a session in place of following the link that was clicked. */
export type OnPlay = (event: MouseEvent, session: TimelineSession, seconds: number) => void;

/** The chapters of a session, or all of it where none are known, each with its link. */
export function partsOf({ slug, duration, topics, chapters }: TimelineSession) {
  const path = `/episodes/${slug}`;
  if (chapters.length === 0) return [{ seconds: 0, end: duration, label: "The whole session", topics, path }];
  return chapters.map((chapter) => ({ ...chapter, path: `${path}?t=${chapter.seconds}` }));
}

/** A length in hours and minutes: "2 h 43", "43 min". */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${`${minutes % 60}`.padStart(2, "0")}`;
}
