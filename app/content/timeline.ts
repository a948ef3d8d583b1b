/** A chapter on the timeline of all sessions. */
export type TimelineChapter = {
  seconds: number;
  label: string;
  /** The places of its topics among those of the timeline. */
  topics: readonly number[];
};

/** A session as a line of the timeline. */
export type TimelineSession = {
  id: string;
  slug: string;
  number: number;
  /** Who or what it is about. */
  name: string;
  /** The day, like 2025-10-25. */
  date: string;
  /** Seconds. */
  duration: number;
  /** The places of its topics among those of the timeline. */
  topics: readonly number[];
  chapters: readonly TimelineChapter[];
};

export type TimelineTopic = {
  name: string;
  slug: string;
  /** Sessions that are about it, or have a chapter about it. */
  sessionCount: number;
};

/** Whether a session has a chapter about one of these topics, or is about one of them without a chapter that says so. */
export function belongsTo(
  { topics, chapters }: TimelineSession,
  isMeant: (place: number) => boolean,
): "chapter" | "whole" | undefined {
  if (chapters.some((chapter) => chapter.topics.some(isMeant))) return "chapter";
  return topics.some(isMeant) ? "whole" : undefined;
}

/** Every session in the order of the show, and their topics, those of most sessions first. */
export type Timeline = { sessions: readonly TimelineSession[]; topics: readonly TimelineTopic[] };

/** Whole hours of all sessions. */
export function hoursOf({ sessions }: Pick<Timeline, "sessions">): number {
  return Math.round(sessions.reduce((sum, { duration }) => sum + duration, 0) / 3600);
}
