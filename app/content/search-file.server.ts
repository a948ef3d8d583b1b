import { type Chapter, type EpisodeSummary, findEpisode, listEpisodes } from "./episodes.server.ts";
import { listMemes } from "./gallery.server.ts";
import { type GuestSummary, listGuests } from "./guests.server.ts";
import { listQuizzes, type QuizSummary } from "./quizzes.server.ts";
import { listTopicPages, type Topic } from "./topic-pages.server.ts";

/** What the search knows, written at build time and fetched when it is first wanted. */
export type SearchFile = {
  /** Newest first. */
  episodes: (Pick<EpisodeSummary, "slug" | "number" | "title" | "guest" | "tags" | "description"> & {
    chapters: Chapter[];
  })[];
  /** In their order. */
  guests: (Pick<GuestSummary, "id" | "name" | "title" | "bio" | "tags" | "tagline"> & {
    episode: Pick<EpisodeSummary, "number" | "title">;
  })[];
  quizzes: (Pick<QuizSummary, "id" | "title" | "description" | "categories"> & { guest: string })[];
  memes: { filename: string; caption: string; alt: string }[];
  topics: Topic[];
};

/** Everything that can be found. */
export async function listSearchFile(): Promise<SearchFile> {
  return {
    episodes: listEpisodes().map(({ slug, number, title, guest, tags, description }) => {
      return { slug, number, title, guest, tags, description, chapters: findEpisode(slug)?.chapters ?? [] };
    }),
    guests: listGuests().map(({ id, name, title, bio, tags, tagline, episode }) => {
      return { id, name, title, bio, tags, tagline, episode: { number: episode.number, title: episode.title } };
    }),
    quizzes: listQuizzes().map(({ id, title, description, categories, episode }) => {
      return { id, title, description, categories, guest: episode?.name ?? "" };
    }),
    memes: (await listMemes("memes")).map(({ filename, caption, alt }) => ({ filename, caption, alt })),
    topics: listTopicPages(),
  };
}
