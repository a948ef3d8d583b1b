import { countEach } from "#app/lib/count-each.ts";
import { keysOf } from "#app/search/normalize-words.ts";
import { matchesKeys, parseQuery, matchesText } from "#app/search/query.ts";
import { type EpisodeSummary, episodesWith, listEpisodes, listEpisodesWithNotes } from "./episodes.server.ts";
import { guestOf, listGuests } from "./guests.server.ts";
import { collections } from "./loading/collections.server.ts";
import { quizzesFor } from "./quizzes.server.ts";
import { listTopicPages, type Topic, topicTitle } from "./topics.server.ts";

export type TopicContent = ReturnType<typeof gather>;

export type TopicMoment = TopicContent["moments"][number];

export type TopicSession = TopicContent["sessions"][number];

export type TopicOverview = ReturnType<typeof listTopicOverviews>[number];

const shownRelated = 8;

/** Every chapter with its normalized words, newest episode first. Times are in seconds. */
const chapterWords = listEpisodesWithNotes().flatMap(({ slug, duration, chapters }) =>
  chapters.map((chapter, index) => ({
    moment: { ...chapter, slug, end: chapters[index + 1]?.seconds ?? duration * 60 },
    keys: keysOf(chapter.label),
  })),
);

/** Topics with a page, most episodes first. */
export const topics = listTopicPages().map(gather);

export function findTopic(slug: string): TopicContent | undefined {
  return topics.find((topic) => topic.slug === slug);
}

/** Topics for the list, those with the most sessions first. `sessions` has indexes into all sessions, oldest first. */
export function listTopicOverviews() {
  const positions = new Map(listEpisodes().map(({ slug }, index, all) => [slug, all.length - 1 - index]));
  return topics
    .map(({ tag, slug, sessions, moments }) => ({
      title: topicTitle(tag),
      slug,
      sessions: sessions.map((session) => positions.get(session.slug) ?? 0),
      momentCount: moments.length,
    }))
    .toSorted((a, b) => b.sessions.length - a.sessions.length);
}

function gather(topic: Topic) {
  const { tag } = topic;
  const words = parseQuery(tag);
  const episodes = episodesWith(tag);
  const guestIds = new Set(episodes.map(({ slug }) => guestOf(slug)?.id));
  const quizzes = episodes.flatMap((episode) => quizzesFor(episode.slug));
  const about = quizzes.filter(({ title, description, categories }) =>
    matchesText(words, [title, description, ...categories].join("\n")),
  );
  const shownQuizzes = about.length > 0 ? about : quizzes;
  const moments = momentsAbout(tag);
  return {
    ...topic,
    /** Newest first. */
    episodes,
    moments,
    sessions: sessionsOn(tag, moments),
    guests: listGuests().filter(({ id }) => guestIds.has(id)),
    quizzes: shownQuizzes.map(({ id, title, difficulty, episode }) => ({ id, title, difficulty, episode })),
    /** The topics that appear most often in this topic's episodes, most frequent first. */
    related: relatedTo(topic, episodes),
  };
}

/** Chapters that name the topic or a synonym (data/synonyms.ts). */
function momentsAbout(tag: string) {
  const rows = collections.synonyms.filter((words) => words.some((word) => word.toLowerCase() === tag));
  const phrases = [tag, ...rows.flat()].map(parseQuery);
  return chapterWords
    .filter(({ keys }) => phrases.some((words) => matchesKeys(words, keys)))
    .map(({ moment }) => moment);
}

/** Sessions with the tag or with a moment, newest first. Durations are in seconds. */
function sessionsOn(tag: string, moments: readonly { slug: string }[]) {
  const slugs = new Set(moments.map(({ slug }) => slug));
  return listEpisodes()
    .filter(({ slug, tags }) => tags.includes(tag) || slugs.has(slug))
    .map(({ slug, number, guest, subject, duration }) => {
      return { slug, number, name: guest || subject, duration: duration * 60 };
    });
}

function relatedTo({ tag }: Topic, episodes: readonly EpisodeSummary[]): Topic[] {
  const common = new Map(countEach(episodes.flatMap(({ tags }) => tags)));
  return listTopicPages()
    .filter((other) => common.has(other.tag) && other.tag !== tag)
    .toSorted((a, b) => (common.get(b.tag) ?? 0) - (common.get(a.tag) ?? 0))
    .slice(0, shownRelated);
}
