import { asRecord } from "#app/lib/read-entries.ts";

/**
 * What the search knows, written at build time and fetched when it is first wanted. Something is found by its texts and,
 * after what says it itself, by `also`: the synonyms of what they say.
 */
export type SearchFile = {
  /** Newest first. */
  episodes: {
    slug: string;
    number: number;
    title: string;
    guest: string;
    tags: string[];
    description: string;
    /** Each with the second at which it begins. */
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
  topics: { tag: string; name?: string; slug: string; also?: string }[];
};

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => typeof value === "number";
const isTextOrNone: Check = (value) => value === undefined || isText(value);

const isEpisode = record({
  slug: isText,
  number: isNumber,
  title: isText,
  guest: isText,
  tags: listOf(isText),
  description: isText,
  chapters: listOf(record({ seconds: isNumber, label: isText, also: isTextOrNone })),
  also: isTextOrNone,
});

const isSearchFile = record({
  episodes: listOf(isEpisode),
  guests: listOf(
    record({
      id: isText,
      name: isText,
      title: isTextOrNone,
      bio: isText,
      tags: listOf(isText),
      tagline: isText,
      episode: record({ number: isNumber, title: isText }),
    }),
  ),
  quizzes: listOf(
    record({
      id: isText,
      title: isText,
      description: isText,
      categories: listOf(isText),
      guest: isText,
      also: isTextOrNone,
    }),
  ),
  memes: listOf(record({ filename: isText, caption: isText, alt: isText })),
  topics: listOf(record({ tag: isText, name: isTextOrNone, slug: isText, also: isTextOrNone })),
});

/** Checks what came over the network: a host may answer with an error page or an old file. Throws when it is no such file. */
export function readSearchFile(value: unknown): SearchFile {
  if (!isWhole(value)) throw new Error("/search.json is not what the search was built for");
  return value;
}

function isWhole(value: unknown): value is SearchFile {
  return isSearchFile(value);
}

function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

function record(fields: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(fields);
  return (value) => {
    const known = asRecord(value);
    return known !== undefined && checks.every(([name, check]) => check(known[name]));
  };
}
