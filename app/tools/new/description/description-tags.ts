/** Turns the hashtags of a video's description into tags. */
import { mostTags } from "#app/content/schemas.server.ts";
import { toSlug } from "#app/content/slugs.server.ts";
import { parseQuery, speaksOf, tagKey } from "#app/search/query.ts";

const hashtag = /#[^\s#,;]+(?:#(?=[\s,;]|$))?/g;

/** A line of only hashtags. */
export const hashtagLine = /^#[^\s#]+#?([\s,;]*#[^\s#]+#?)*[\s,;.]*$/;

/** The start of the second word in 'SoftwareEngineer'. */
const secondWord = /(?<=[\p{Ll}\p{N}])(?=\p{Lu}\p{Ll})/gu;

/**
 * Reads lines of hashtags. If an episode cannot have all of them, prefers known tags. `ours` are hashtags that name the
 * show.
 */
export function readTags(lines: readonly string[], known: readonly string[]) {
  const written = lines.filter((line) => hashtagLine.test(line)).flatMap((line) => line.match(hashtag) ?? []);
  const isOurs = (word: string) => tagKey(word).includes("devtherapy") || spellTag(word, known) === "";
  const spelt = written.filter((word) => !isOurs(word)).map((word) => spellTag(word, known));
  const tags = [...new Set(spelt)].toSorted((a, b) => Number(known.includes(b)) - Number(known.includes(a)));
  return { tags: tags.slice(0, mostTags), ours: written.filter(isOurs), tooMany: tags.slice(mostTags) };
}

/** Spells a tag or hashtag as other episodes do, or else in lower case with spaces. */
export function spellTag(written: string, known: readonly string[]): string {
  const word = written.trim().replace(/^#/, "");
  const same = known.findLast((tag) => [tagKey(tag), tagKey(toSlug(tag))].includes(tagKey(word)));
  return same ?? word.replace(/_/g, " ").replace(secondWord, " ").toLowerCase().trim();
}

/** Known tags that occur in the strings, in the order of the strings. */
export function suggestTags(texts: readonly string[], known: readonly string[]): string[] {
  // Skips one-letter tags, which would match too often.
  const words = known.filter((tag) => tag.length > 1).map((tag) => ({ tag, query: parseQuery(tag) }));
  const found = texts.flatMap((text) => words.filter(({ query }) => speaksOf(query, text)).map(({ tag }) => tag));
  return [...new Set(found)].slice(0, mostTags);
}
