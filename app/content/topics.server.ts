import { foldWords } from "#app/lib/fold-text.ts";
import { matchWord, type WantedWord, wantWords } from "#app/lib/match-word.ts";

import { type Chapter, type EpisodeSummary, findEpisode, listEpisodes } from "./episodes.server.ts";
import { type GuestSummary, listGuests } from "./guests.server.ts";
import { quizzesFor, type QuizSummary } from "./quizzes.server.ts";
import { listTopicPages, type Topic } from "./topic-pages.server.ts";

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

/** Everything about the topic with this slug; undefined when there is no such page. */
export function findTopic(slug: string): TopicContent | undefined {
  const topic = listTopicPages().find((candidate) => candidate.slug === slug);
  if (!topic) return undefined;
  const { tag } = topic;
  const words = wantWords(tag);
  const episodes = listEpisodes().filter(({ tags }) => tags.includes(tag));
  const slugs = new Set(episodes.map((episode) => episode.slug));
  const quizzes = episodes.flatMap((episode) => quizzesFor(episode.slug));
  const about = quizzes.filter(({ title, description, categories }) =>
    speaksOf(words, [title, description, ...categories].join("\n")),
  );
  return {
    ...topic,
    episodes,
    moments: listEpisodes().flatMap((episode) => momentsOf(words, episode)),
    guests: listGuests().filter(({ episode }) => slugs.has(episode.slug)),
    quizzes: (about.length > 0 ? about : quizzes).map(({ id, title, difficulty, episode }) => ({
      id,
      title,
      difficulty,
      episode,
    })),
    related: relatedTo(topic, episodes),
  };
}

function momentsOf(words: readonly WantedWord[], { slug, number, guest, topic }: EpisodeSummary): TopicMoment[] {
  return (findEpisode(slug)?.chapters ?? [])
    .filter(({ label }) => speaksOf(words, label))
    .map((chapter) => ({ ...chapter, slug, number, guest, topic }));
}

/** Whether a text has all words, in any script: Latin ones as they are ("java" is not "javascript"), others also declined. */
function speaksOf(words: readonly WantedWord[], text: string): boolean {
  const skeletons = foldWords(text).map(({ skeleton }) => skeleton);
  return words.every((word) =>
    skeletons.some((skeleton) => {
      const isLong = word.skeleton.length > 5;
      return skeleton === word.skeleton || (isLong && matchWord({ ...word, errors: 0 }, skeleton) > 0);
    }),
  );
}

function relatedTo({ tag }: Topic, episodes: readonly EpisodeSummary[]): Topic[] {
  const common = (other: Topic) => episodes.filter(({ tags }) => tags.includes(other.tag)).length;
  return listTopicPages()
    .filter((other) => other.tag !== tag && common(other) > 0)
    .toSorted((a, b) => common(b) - common(a))
    .slice(0, shownRelated);
}
