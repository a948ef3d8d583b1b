import type { SearchFile } from "#app/content/search-file.server.ts";

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
  chapters: listOf(record({ seconds: isNumber, label: isText })),
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
    record({ id: isText, title: isText, description: isText, categories: listOf(isText), guest: isText }),
  ),
  memes: listOf(record({ filename: isText, caption: isText, alt: isText })),
  topics: listOf(record({ tag: isText, slug: isText })),
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
  return (value) => isRecord(value) && checks.every(([name, check]) => check(value[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
