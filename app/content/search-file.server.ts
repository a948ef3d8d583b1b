import type { SearchFile } from "#app/lib/search-file.ts";

import { findEpisode, listEpisodes } from "./episodes.server.ts";
import { listMemes } from "./gallery.server.ts";
import { listGuests } from "./guests.server.ts";
import { listQuizzes } from "./quizzes.server.ts";
import { listTopicPages } from "./topic-pages.server.ts";

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
