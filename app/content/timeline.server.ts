import { tbilisiDay } from "#app/lib/dates.ts";
import { episodesWith, listWholeEpisodes } from "./episodes.server.ts";
import type { Timeline } from "./timeline.ts";
import { findTopic } from "./topic-page.server.ts";
import { listTopicPages, type Topic } from "./topics.server.ts";

/** The most sessions that the timeline shows: the newest ones. Of more a page would weigh as much as a book. */
const mostSessions = 100;

/** The most topics that it shows: those of most sessions. */
const mostTopics = 60;

const shown = listWholeEpisodes()
  .toSorted((a, b) => a.number - b.number)
  .slice(-mostSessions);
const topics = listTopicPages()
  .map((topic) => ({ ...topic, sessionCount: countSessions(topic) }))
  .toSorted((a, b) => b.sessionCount - a.sessionCount)
  .slice(0, mostTopics);
const timeline = gather();

/** The show as a whole: its sessions with their chapters, to scale. */
export function findTimeline(): Timeline {
  return timeline;
}

function gather(): Timeline {
  const indexes = new Map(topics.map(({ tag }, index) => [tag, index]));
  return {
    sessions: shown.map(({ id, slug, number, guest, subject, date, duration, tags, chapters }) => ({
      id,
      slug,
      number,
      name: guest || subject,
      date: tbilisiDay(date),
      duration: duration * 60,
      topics: tags.flatMap((tag) => indexes.get(tag) ?? []).toSorted((a, b) => a - b),
      chapters: chapters.map((chapter, index) => ({
        ...chapter,
        end: chapters[index + 1]?.seconds ?? duration * 60,
        topics: topicsOfChapter(slug, chapter.seconds),
      })),
    })),
    topics: topics.map(({ name, slug, sessionCount }) => ({ name, slug, sessionCount })),
  };
}

/** How many of the sessions light when a topic is chosen. */
function countSessions({ tag, slug }: Topic): number {
  const slugs = new Set([...episodesWith(tag), ...(findTopic(slug)?.moments ?? [])].map((found) => found.slug));
  return shown.filter((session) => slugs.has(session.slug)).length;
}

/** A chapter belongs to the topics on whose pages it is among the moments, and to no other. */
function topicsOfChapter(session: string, second: number): number[] {
  return topics.flatMap((topic, index) => {
    const moments = findTopic(topic.slug)?.moments ?? [];
    return moments.some(({ slug, seconds }) => slug === session && seconds === second) ? index : [];
  });
}
