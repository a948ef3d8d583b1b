import { isMeant, parseQuery, type QueryTerm, speaksOf } from "#app/search/match-word.ts";
import { normalizeWords } from "#app/search/normalize-words.ts";
import type { Chapter } from "./episode-texts.server.ts";
import { type EpisodeSummary, episodesWith, listWholeEpisodes } from "./episodes.server.ts";
import { guestOf, type GuestSummary, listGuests } from "./guests.server.ts";
import { type QuizSummary, quizzesFor } from "./quizzes.server.ts";
import { listSynonyms, listTopicPages, type Topic } from "./topics.server.ts";

/** Everything about one topic. */
export type TopicContent = Topic & {
  /** Newest first. */
  episodes: EpisodeSummary[];
  /** The chapters that speak of it, also those of other episodes. */
  moments: TopicMoment[];
  guests: GuestSummary[];
  quizzes: Pick<QuizSummary, "id" | "title" | "difficulty" | "episode">[];
  /** The topics that most of its episodes have too. */
  related: Topic[];
};

export type TopicMoment = Chapter & Pick<EpisodeSummary, "slug" | "number" | "guest" | "topic">;

const shownRelated = 8;

const topics = listTopicPages();
const topicsBySlug = new Map(topics.map((topic) => [topic.slug, topic]));
const topicsByTag = new Map(topics.map((topic) => [topic.tag, topic]));
const found = new Map<string, TopicContent>();

/** Every chapter of every episode, newest episode first, and the words that are in them. */
const moments = listWholeEpisodes().flatMap(({ slug, number, guest, topic, chapters }): TopicMoment[] =>
  chapters.map((chapter) => ({ ...chapter, slug, number, guest, topic })),
);
const momentsWith = indexTexts(moments.map(({ label }) => label));

/** Everything about the topic with this slug; undefined when there is no such page. */
export function findTopic(slug: string): TopicContent | undefined {
  const topic = topicsBySlug.get(slug);
  if (!topic) return undefined;
  // Its page, its data and its picture ask for the same.
  const known = found.get(slug) ?? gather(topic);
  found.set(slug, known);
  return known;
}

function gather(topic: Topic): TopicContent {
  const { tag } = topic;
  const words = parseQuery(tag);
  const episodes = [...episodesWith(tag)];
  const guestIds = new Set(episodes.map(({ slug }) => guestOf(slug)?.id));
  const quizzes = episodes.flatMap((episode) => quizzesFor(episode.slug));
  const about = quizzes.filter(({ title, description, categories }) =>
    speaksOf(words, [title, description, ...categories].join("\n")),
  );
  return {
    ...topic,
    episodes,
    moments: placesAbout(tag).flatMap((place) => moments[place] ?? []),
    guests: listGuests().filter(({ id }) => guestIds.has(id)),
    quizzes: (about.length > 0 ? about : quizzes).map(({ id, title, difficulty, episode }) => ({
      id,
      title,
      difficulty,
      episode,
    })),
    related: relatedTo(topic, episodes),
  };
}

/** The places of the chapters that name a topic, or a synonym of it (data/synonyms.ts). */
function placesAbout(tag: string): number[] {
  const rows = listSynonyms().filter((words) => words.some((word) => word.toLowerCase() === tag));
  const places = new Set([tag, ...rows.flat()].flatMap((phrase) => momentsWith(parseQuery(phrase))));
  return [...places].toSorted((a, b) => a - b);
}

function relatedTo({ tag }: Topic, episodes: readonly EpisodeSummary[]): Topic[] {
  const common = new Map<Topic, number>();
  for (const other of episodes.flatMap(({ tags }) => tags.flatMap((one) => topicsByTag.get(one) ?? []))) {
    if (other.tag !== tag) common.set(other, (common.get(other) ?? 0) + 1);
  }
  return topics
    .filter((other) => common.has(other))
    .toSorted((a, b) => (common.get(b) ?? 0) - (common.get(a) ?? 0))
    .slice(0, shownRelated);
}

/** `speaksOf` for many texts, indexed once: gives back the places of those that have all words, in their order. */
function indexTexts(texts: readonly string[]): (words: readonly QueryTerm[]) => number[] {
  const placesOf = new Map<string, Set<number>>();
  for (const [place, text] of texts.entries()) {
    for (const { key } of normalizeWords(text)) {
      const places = placesOf.get(key) ?? new Set();
      placesOf.set(key, places.add(place));
    }
  }
  const placesWith = (word: QueryTerm): ReadonlySet<number> => {
    const meant = [...placesOf].filter(([key]) => isMeant(word, key));
    return new Set(meant.flatMap(([, places]) => [...places]));
  };
  return (words) => {
    const [first, ...others] = words.map(placesWith);
    if (!first) return texts.map((_text, place) => place);
    return [...first].filter((place) => others.every((places) => places.has(place))).toSorted((a, b) => a - b);
  };
}
