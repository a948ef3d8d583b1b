/** The hashtags of a video's description, as the site's tags. */
import { toSlug } from "#app/content/slugs.server.ts";
import { parseQuery, speaksOf, tagKey } from "#app/search/query.ts";

export const mostTags = 8;

const hashtag = /#[^\s#,;]+(?:#(?=[\s,;]|$))?/g;

/** A line of nothing but hashtags. */
export const hashtagLine = /^#[^\s#]+#?([\s,;]*#[^\s#]+#?)*[\s,;.]*$/;

/** Where the second word of a tag begins that was written as one: 'SoftwareEngineer'. */
const secondWord = /(?<=[\p{Ll}\p{N}])(?=\p{Lu}\p{Ll})/gu;

/**
 * Reads hashtags from the lines that hold nothing else: as tags, of too many the known ones; those of the show; and those that
 * are too many.
 */
export function readTags(lines: readonly string[], known: readonly string[]) {
  const written = lines.filter((line) => hashtagLine.test(line)).flatMap((line) => line.match(hashtag) ?? []);
  const isOurs = (word: string) => tagKey(word).includes("devtherapy") || spellTag(word, known) === "";
  const spelt = written.filter((word) => !isOurs(word)).map((word) => spellTag(word, known));
  const tags = [...new Set(spelt)].toSorted((a, b) => Number(known.includes(b)) - Number(known.includes(a)));
  return { tags: tags.slice(0, mostTags), ours: written.filter(isOurs), tooMany: tags.slice(mostTags) };
}

/** A tag, with or without its #, as other episodes spell it; else in lower case, with blanks between its words. */
export function spellTag(written: string, known: readonly string[]): string {
  const word = written.trim().replace(/^#/, "");
  const same = known.findLast((tag) => [tagKey(tag), tagKey(toSlug(tag))].includes(tagKey(word)));
  return same ?? word.replace(/_/g, " ").replace(secondWord, " ").toLowerCase().trim();
}

/** Tags of other episodes that these texts speak of, those that the first text names before the others; at most eight. */
export function suggestTags(texts: readonly string[], known: readonly string[]): string[] {
  // A letter alone is in too many words.
  const words = known.filter((tag) => tag.length > 1).map((tag) => ({ tag, query: parseQuery(tag) }));
  const found = texts.flatMap((text) => words.filter(({ query }) => speaksOf(query, text)).map(({ tag }) => tag));
  return [...new Set(found)].slice(0, mostTags);
}
