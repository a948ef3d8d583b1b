import type { Chapter } from "./track.ts";

type TimelineChapter = Chapter & {
  end: number;
  /** Indexes into the timeline's topics. */
  topics: readonly number[];
};

export type TimelineSession = {
  id: string;
  slug: string;
  number: number;
  /** The guest or the subject. */
  name: string;
  /** Like 2025-10-25. */
  date: string;
  /** In seconds. */
  duration: number;
  /** Indexes into the timeline's topics. */
  topics: readonly number[];
  chapters: readonly TimelineChapter[];
};

export type TimelineTopic = {
  name: string;
  /** Empty for words that the visitor typed. */
  slug: string;
  /** Sessions with this tag or with a chapter on it. */
  sessionCount: number;
};

/** The sessions by number, and their topics, by number of sessions. */
export type TimelineData = { sessions: readonly TimelineSession[]; topics: readonly TimelineTopic[] };

/** Returns the session's topics that no chapter of the session has. */
export function wholeTopicsOf({ topics, chapters }: TimelineSession): number[] {
  return topics.filter((topic) => chapters.every((chapter) => !chapter.topics.includes(topic)));
}

/** Returns the total duration in whole hours. */
export function hoursOf({ sessions }: Pick<TimelineData, "sessions">): number {
  return Math.round(sessions.reduce((sum, { duration }) => sum + duration, 0) / 3600);
}

/** A timeline in a page's data. Chapters as lines of text take half the bytes of objects. */
type PackedTimeline = {
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
