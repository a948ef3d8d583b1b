import { romanize } from "#app/lib/romanize.ts";

/** What is known of tags: how one is spelt, if otherwise, and the last part of its page's address, if it has one. */
export type TopicPages = Readonly<Record<string, { name?: string; slug?: string }>>;

/** Signs that tell topics apart as they are said: c# and c++ must not both become "c". */
const spoken: readonly (readonly [sign: RegExp, word: string])[] = [
  [/\+\+/g, "-plus-plus"],
  [/#/g, "-sharp"],
  [/^\./, "dot"],
];

/** The page of a tag's topic; undefined where it has none. */
export function topicPath(tag: string, pages: TopicPages): string | undefined {
  const slug = knownOf(tag, pages)?.slug;
  return slug && `/topics/${slug}`;
}

/** A tag as it is shown: 'ai' as 'AI'. */
export function topicName(tag: string, pages: TopicPages): string {
  return knownOf(tag, pages)?.name ?? tag;
}

/** Tags may be called like what every object has. */
function knownOf(tag: string, pages: TopicPages) {
  return Object.hasOwn(pages, tag) ? pages[tag] : undefined;
}

/**
 * The last part of a topic page's address: lower case, Latin letters and digits joined by hyphens. Georgian is written
 * in Latin by the national system, and the signs of c#, c++ and .net as words.
 */
export function topicSlug(tag: string): string {
  const said = spoken.reduce((text, [sign, word]) => text.replace(sign, word), romanize(tag.toLowerCase()).trim());
  return said.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
