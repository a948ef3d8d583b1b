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
  /** Empty for words that someone typed. */
  slug: string;
  /** Sessions that are about it, or have a chapter about it. */
  sessionCount: number;
};

/** Every session in the order of the show, and their topics, those of most sessions first. */
export type TimelineData = { sessions: readonly TimelineSession[]; topics: readonly TimelineTopic[] };

/** The topics of a session that none of its chapters is about. */
export function wholeTopicsOf({ topics, chapters }: TimelineSession): number[] {
  return topics.filter((topic) => chapters.every((chapter) => !chapter.topics.includes(topic)));
}

/** Whole hours of all sessions. */
export function hoursOf({ sessions }: Pick<TimelineData, "sessions">): number {
  return Math.round(sessions.reduce((sum, { duration }) => sum + duration, 0) / 3600);
}

/** A timeline in a page's data: chapters as lines of text take half the bytes of objects. */
export type PackedTimeline = {
  sessions: readonly (Omit<TimelineSession, "chapters"> & { chapters: string })[];
  topics: readonly TimelineTopic[];
};

/** Writes chapters as lines like "129 0,4 Label": seconds, topics, label. */
export function packTimeline({ sessions, topics }: TimelineData): PackedTimeline {
  const lineOf = (chapter: TimelineChapter) => `${chapter.seconds} ${chapter.topics.join()} ${chapter.label}`;
  return {
    sessions: sessions.map((session) => ({ ...session, chapters: session.chapters.map(lineOf).join("\n") })),
    topics,
  };
}

export function unpackTimeline({ sessions, topics }: PackedTimeline): TimelineData {
  const read = (text: string, duration: number) =>
    [...text.matchAll(/^(\d+) (\S*) (.*)$/gm)].map(([, seconds, indexes = "", label = ""], index, lines) => ({
      seconds: Number(seconds),
      end: Number(lines[index + 1]?.[1] ?? duration),
      topics: indexes.split(",").filter(Boolean).map(Number),
      label,
    }));
  return {
    sessions: sessions.map((session) => ({ ...session, chapters: read(session.chapters, session.duration) })),
    topics,
  };
}
