import { asRecord } from "#app/lib/read-entries.ts";

/**
 * What the search knows, written at build time and fetched when it is first wanted. `also` are the synonyms of what texts
 * say, which find it after what says them itself.
 */
export type SearchFile = {
  /** Newest first. The chapters each with the second at which they begin. */
  episodes: {
    slug: string;
    number: number;
    title: string;
    guest: string;
    tags: string[];
    description: string;
    chapters: { seconds: number; label: string; also?: string }[];
    also?: string;
  }[];
  /** In their order. */
  guests: {
    id: string;
    name: string;
    title?: string;
    bio: string;
    tags: string[];
    tagline: string;
    episode: { number: number; title: string };
  }[];
  quizzes: { id: string; title: string; description: string; categories: string[]; guest: string; also?: string }[];
  memes: { filename: string; caption: string; alt: string }[];
  /** Those with a page: the tag, how it is spelt, and the last part of the page's address. */
  topics: { tag: string; slug: string; name?: string; also?: string }[];
};

/** Checks what came over the network: a host may answer with an error page or an old file. Throws when it is no such file. */
export function readSearchFile(value: unknown): SearchFile {
  const file = asRecord(value);
  const lists = ["episodes", "guests", "quizzes", "memes", "topics"];
  if (lists.every((list) => Array.isArray(file?.[list]))) return value as SearchFile;
  throw new Error("/search.json is not what the search was built for");
}
