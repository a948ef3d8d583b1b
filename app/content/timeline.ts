import type { Chapter } from "./track.ts";

/** A chapter on the timeline of all sessions. */
type TimelineChapter = Chapter & {
  end: number;
  /** The indexes of its topics among those of the timeline. */
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
  /** The indexes of its topics among those of the timeline. */
  topics: readonly number[];
  chapters: readonly TimelineChapter[];
};

export type TimelineTopic = {
  name: string;
  /** Empty where it is no topic but words that were searched for. */
  slug: string;
  /** Sessions that are about it, or have a chapter about it. */
  sessionCount: number;
};

/** Every session in the order of the show, and their topics, those of most sessions first. */
export type Timeline = { sessions: readonly TimelineSession[]; topics: readonly TimelineTopic[] };

/** The topics that a session is about as a whole: no chapter is about them. */
export function wholeTopicsOf({ topics, chapters }: TimelineSession): number[] {
  return topics.filter((topic) => chapters.every((chapter) => !chapter.topics.includes(topic)));
}

/** Seconds of a session's chapters on topics, or of what counts of these chapters. */
export function secondsOn(
  { chapters }: TimelineSession,
  isMeant: (index: number) => boolean,
  count = (start: number, end: number) => end - start,
): number {
  return chapters.reduce(
    (sum, { seconds, end, topics }) => (topics.some(isMeant) ? sum + count(seconds, end) : sum),
    0,
  );
}

/** Whole hours of all sessions. */
export function hoursOf({ sessions }: Pick<Timeline, "sessions">): number {
  return Math.round(sessions.reduce((sum, { duration }) => sum + duration, 0) / 3600);
}
