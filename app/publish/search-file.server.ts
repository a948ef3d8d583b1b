import { listEpisodesWithNotes } from "#app/content/episodes.server.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { listQuizzes } from "#app/content/quizzes.server.ts";
import { listTopicPages, synonymsOf } from "#app/content/topics.server.ts";
import type { SearchFile } from "#app/search/search-file.ts";

/** Returns the search data of all content. */
export async function listSearchFile(): Promise<SearchFile> {
  return {
    episodes: listEpisodesWithNotes().map(({ slug, number, title, guest, tags, description, chapters }) => ({
      slug,
      number,
      title,
      guest,
      tags,
      description,
      chapters: chapters.map((chapter) => ({ ...chapter, also: synonymsOf(chapter.label) })),
      also: synonymsOf([title, description, ...tags].join("\n")),
    })),
    guests: listGuests().map(({ id, name, title, bio, tags, tagline, episode }) => {
      return { id, name, title, bio, tags, tagline, episode: { number: episode.number, title: episode.title } };
    }),
    quizzes: listQuizzes().map(({ id, title, description, categories, episode }) => ({
      id,
      title,
      description,
      categories,
      guest: episode?.name ?? "",
      also: synonymsOf(`${title}\n${description}`),
    })),
    memes: listMemes("memes").map(({ filename, caption, alt }) => ({ filename, caption, alt })),
    topics: listTopicPages().map((topic) => ({ ...topic, also: synonymsOf(topic.tag) })),
  };
}
