import { asRecord } from "#app/lib/read-entries.ts";

/** Something is found by its texts and, after what says it itself, by `also`: the synonyms of what they say. */
type Synonyms = { also?: string };

/** What the search knows, written at build time and fetched when it is first wanted. */
export type SearchFile = {
  /** Newest first. The chapters each with the second at which they begin. */
  episodes: (Synonyms & {
    slug: string;
    number: number;
    title: string;
    guest: string;
    tags: string[];
    description: string;
    chapters: (Synonyms & { seconds: number; label: string })[];
  })[];
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
  quizzes: (Synonyms & { id: string; title: string; description: string; categories: string[]; guest: string })[];
  memes: { filename: string; caption: string; alt: string }[];
  /** Those with a page: the tag, how it is spelt, and the last part of the page's address. */
  topics: (Synonyms & { tag: string; slug: string; name?: string })[];
};

/** Checks what came over the network: a host may answer with an error page or an old file. Throws when it is no such file. */
export function readSearchFile(value: unknown): SearchFile {
  const file = asRecord(value);
  const lists = ["episodes", "guests", "quizzes", "memes", "topics"];
  if (lists.every((list) => Array.isArray(file?.[list]))) return value as SearchFile;
  throw new Error("/search.json is not what the search was built for");
}
