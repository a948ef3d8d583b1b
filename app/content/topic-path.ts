import { romanize } from "#app/lib/georgian-letters.ts";

/** The pages of topics by their tags: the last part of each one's address. */
export type TopicPages = Readonly<Record<string, string>>;

/** Signs that tell topics apart as they are said: c# and c++ must not both become "c". */
const spoken: readonly (readonly [sign: RegExp, word: string])[] = [
  [/\+\+/g, "-plus-plus"],
  [/#/g, "-sharp"],
  [/^\./, "dot"],
];

/** The page of a tag's topic; undefined where it has none. */
export function topicPath(tag: string, pages: TopicPages): string | undefined {
  return Object.hasOwn(pages, tag) ? `/topics/${pages[tag]}` : undefined;
}

/**
 * The last part of a topic page's address: lower case, Latin letters and digits joined by hyphens. Georgian is written
 * in Latin by the national system, and the signs of c#, c++ and .net as words.
 */
export function topicSlug(tag: string): string {
  const said = spoken.reduce((text, [sign, word]) => text.replace(sign, word), romanize(tag.toLowerCase()).trim());
  return said.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
