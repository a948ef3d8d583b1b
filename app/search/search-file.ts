import { asRecord } from "#app/lib/read-entries.ts";

type Check<Value> = (value: unknown) => value is Value;

const isText = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown) => typeof value === "number";

/** Something is found by its texts and, after what says it itself, by `also`: the synonyms of what they say. */
const also = { also: isText };

const isSearchFile = record({
  /** Newest first. The chapters each with the second at which they begin. */
  episodes: listOf(
    record(
      {
        slug: isText,
        number: isNumber,
        title: isText,
        guest: isText,
        tags: listOf(isText),
        description: isText,
        chapters: listOf(record({ seconds: isNumber, label: isText }, also)),
      },
      also,
    ),
  ),
  /** In their order. */
  guests: listOf(
    record(
      {
        id: isText,
        name: isText,
        bio: isText,
        tags: listOf(isText),
        tagline: isText,
        episode: record({ number: isNumber, title: isText }),
      },
      { title: isText },
    ),
  ),
  quizzes: listOf(
    record({ id: isText, title: isText, description: isText, categories: listOf(isText), guest: isText }, also),
  ),
  memes: listOf(record({ filename: isText, caption: isText, alt: isText })),
  /** Those with a page: the tag, how it is spelt, and the last part of the page's address. */
  topics: listOf(record({ tag: isText, slug: isText }, { name: isText, ...also })),
});

/** What the search knows, written at build time and fetched when it is first wanted. */
export type SearchFile = typeof isSearchFile extends Check<infer Value> ? Value : never;

/** Checks what came over the network: a host may answer with an error page or an old file. Throws when it is no such file. */
export function readSearchFile(value: unknown): SearchFile {
  if (!isSearchFile(value)) throw new Error("/search.json is not what the search was built for");
  return value;
}

function listOf<Value>(check: Check<Value>): Check<Value[]> {
  return (value) => Array.isArray(value) && value.every(check);
}

type Checks<Fields> = { [Name in keyof Fields]: Check<Fields[Name]> };

function record<Known, Optional = unknown>(fields: Checks<Known>, optional?: Checks<Optional>) {
  const checks = Object.entries<Check<unknown>>({ ...optional, ...fields });
  return (value: unknown): value is Known & Partial<Optional> => {
    const known = asRecord(value);
    const isMissing = (name: string) => known?.[name] === undefined && !(name in fields);
    return known !== undefined && checks.every(([name, check]) => isMissing(name) || check(known[name]));
  };
}
