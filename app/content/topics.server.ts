import { countEach } from "#app/lib/count-each.ts";
import { keysOf } from "#app/search/normalize-words.ts";
import { matchesKeys, parseQuery, tagKey } from "#app/search/query.ts";
import { collections } from "./loading/collections.server.ts";
import type { EpisodeContent } from "./schemas.server.ts";
import { toSlug } from "./slugs.server.ts";
import type { TagInfo } from "./topics.ts";

/** `slug` is the last part of the page's URL. */
export type Topic = { tag: string; name: string; slug: string };

/** The minimum number of episodes for a topic page. */
const episodesOfATopic = 2;

const namesByKey = new Map(collections.topicNames.map((name) => [tagKey(name), name]));
const topics = topicsOf(collections.episodes);
const slugs = new Set(topics.map(({ slug }) => slug));

/** The name in data/topic-names.ts ('AI' for 'ai'), or else the tag. */
export function topicName(tag: string): string {
  return namesByKey.get(tagKey(tag)) ?? tag;
}

/** Capitalizes a topic's name, unless it has capitals of its own ('iOS'). */
export function topicTitle(tag: string): string {
  return topicName(tag).replace(/^[a-z]+\b/, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}

/** Topics with a page, most episodes first. */
export function listTopicPages(): Topic[] {
  return topics;
}

/** Returns the names and pages of tags. Accepts tags of guests, which have hyphens, too. */
export function tagInfoOf(some: readonly string[]): TagInfo {
  return Object.fromEntries(
    some.flatMap((tag) => {
      const [name, slug] = [topicName(tag), toSlug(tag)];
      const info = { ...(name !== tag && { name }), ...(slugs.has(slug) && { slug }) };
      return Object.keys(info).length > 0 ? [[tag, info]] : [];
    }),
  );
}

function topicsOf(episodes: readonly EpisodeContent[]): Topic[] {
  const tags = episodes.flatMap((episode) => episode.tags).toSorted((a, b) => a.localeCompare(b, "en"));
  return countEach(tags)
    .filter(([, count]) => count >= episodesOfATopic)
    .map(([tag]) => ({ tag, name: topicName(tag), slug: toSlug(tag) }));
}

const synonymRows = collections.synonyms.map((words) => ({ words, terms: words.map(parseQuery) }));

/** Returns synonyms of a text's words, one per line; undefined if there are none. */
export function synonymsOf(text: string): string | undefined {
  const keys = keysOf(text);
  const matching = synonymRows.filter(({ terms }) => terms.some((phrase) => matchesKeys(phrase, keys)));
  return matching.length > 0 ? matching.flatMap(({ words }) => words).join("\n") : undefined;
}
