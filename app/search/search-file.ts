/**
 * The search data, written at build time and fetched on demand. `also` lists synonyms of words in the texts, which
 * rank below the words themselves.
 */
export type SearchFile = {
  /** Newest first. Chapters start at `seconds`. */
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
  /** In display order. */
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
  /** Topics with a page: the tag, its display name and its slug. */
  topics: { tag: string; slug: string; name?: string; also?: string }[];
};
