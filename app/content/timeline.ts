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

/** Every session in the order of the show, and their topics, those of most sessions first. */
export type Timeline = { sessions: readonly TimelineSession[]; topics: readonly TimelineTopic[] };

/** How a session belongs to topics: 0 by a chapter about one of them, 1 as a whole without such a chapter, 2 not at all. */
export function rankOf({ topics, chapters }: TimelineSession, isMeant: (place: number) => boolean): 0 | 1 | 2 {
  if (chapters.some((chapter) => chapter.topics.some(isMeant))) return 0;
  return topics.some(isMeant) ? 1 : 2;
}

/** Whole hours of all sessions. */
export function hoursOf({ sessions }: Pick<Timeline, "sessions">): number {
  return Math.round(sessions.reduce((sum, { duration }) => sum + duration, 0) / 3600);
}
