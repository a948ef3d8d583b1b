import { tbilisiDay } from "#app/lib/dates.ts";
import { listWholeEpisodes } from "./episodes.server.ts";
import type { TimelineData } from "./timeline-data.ts";
import { topics as allTopics } from "./topic-page.server.ts";

/** Maximum number of sessions, to limit the page's size. Keeps the newest. */
const mostSessions = 100;

/** Maximum number of topics. Keeps those with the most sessions. */
const mostTopics = 60;

const shown = listWholeEpisodes()
  .toSorted((a, b) => a.number - b.number)
  .slice(-mostSessions);
const topics = allTopics
  .map(({ tag, name, slug, episodes, moments }) => {
    // Sessions that light up when the topic is selected.
    const lit = new Set([...episodes, ...moments].map((found) => found.slug));
    return { tag, name, slug, moments, sessionCount: shown.filter((session) => lit.has(session.slug)).length };
  })
  .toSorted((a, b) => b.sessionCount - a.sessionCount)
  .slice(0, mostTopics);

/** All sessions with their chapters, to scale. */
export const wholeTimeline: TimelineData = {
  sessions: shown.map(({ id, slug, number, guest, subject, date, duration, tags, chapters }) => ({
    id,
    slug,
    number,
    name: guest || subject,
    date: tbilisiDay(date),
    duration: duration * 60,
    topics: topics.flatMap(({ tag }, index) => (tags.includes(tag) ? index : [])),
    chapters: chapters.map((chapter, index) => ({
      ...chapter,
      end: chapters[index + 1]?.seconds ?? duration * 60,
      // Topics whose page lists the chapter among its moments.
      topics: topics.flatMap(({ moments }, topic) =>
        moments.some((moment) => moment.slug === slug && moment.seconds === chapter.seconds) ? topic : [],
      ),
    })),
  })),
  topics: topics.map(({ name, slug, sessionCount }) => ({ name, slug, sessionCount })),
};
