/** The hashtags of a video's description, as the site's tags. */
import { topicSlug } from "#app/content/topics.ts";
import { parseQuery, speaksOf, tagKey } from "#app/search/match-word.ts";

type Tags = {
  tags: string[];
  isTagLine: (line: string) => boolean;
  /** The show's own name. */
  ours: string[];
  tooMany: string[];
};

/** The most tags that an episode has. */
const mostTags = 8;

const hashtag = /#[^\s#,;]+(?:#(?=[\s,;]|$))?/g;
const hashtagLine = /^#[^\s#]+#?([\s,;]*#[^\s#]+#?)*[\s,;.]*$/;
// Both spellings of a tag in Georgian, one of which is not ours (build/spelling-rules.ts).
const tagList = /^(?:tags|hashtags|(?:ჰეშ)?[ტთ]ეგები)\s?:(.+)$/i;

/** Where the second word of a tag begins that was written as one: 'SoftwareEngineer'. */
const secondWord = /(?<=[\p{Ll}\p{N}])(?=\p{Lu}\p{Ll})/gu;

/** The tags of lines that consist of tags, spelt as `known` ones are; known ones first, where there are too many. */
export function readTags(lines: readonly string[], known: readonly string[]): Tags {
  const isTagLine = (line: string) => hashtagLine.test(line) || tagList.test(line);
  const spelling = new Map(
    known.flatMap((tag) => [tagKey(tag), tagKey(topicSlug(tag))].flatMap((key) => (key ? [[key, tag] as const] : []))),
  );
  const written = lines.filter(isTagLine).flatMap(splitTags);
  const tags = new Set<string>();
  const ours: string[] = [];
  for (const word of written) {
    const tag = spelling.get(tagKey(word)) ?? word.replace(/_/g, " ").replace(secondWord, " ").toLowerCase().trim();
    if (tag === "" || tagKey(tag).includes("devtherapy")) ours.push(`#${word}`);
    else tags.add(tag);
  }
  const isKnown = new Set(known);
  const ordered = [...tags].toSorted((a, b) => Number(isKnown.has(b)) - Number(isKnown.has(a)));
  const tooMany = ordered.slice(mostTags).map((tag) => `#${tag}`);
  return { tags: ordered.slice(0, mostTags), isTagLine, ours, tooMany };
}

/** Tags of other episodes that these texts speak of, those that the first text names before the others; at most eight. */
export function suggestTags(texts: readonly string[], known: readonly string[]): string[] {
  // A letter alone is in too many words.
  const words = known.filter((tag) => tag.length > 1).map((tag) => ({ tag, query: parseQuery(tag) }));
  const found = texts.flatMap((text) => words.filter(({ query }) => speaksOf(query, text)).map(({ tag }) => tag));
  return [...new Set(found)].slice(0, mostTags);
}

function splitTags(line: string): string[] {
  const list = tagList.exec(line)?.[1];
  const words = list === undefined ? (line.match(hashtag) ?? []) : list.split(/[,;]/);
  return words.map((word) => word.trim().replace(/^#/, ""));
}
