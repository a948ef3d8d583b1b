import { countEach } from "#app/lib/words.ts";
import { keysOf } from "#app/search/normalize-words.ts";
import { areSaidBy, parseQuery, tagKey } from "#app/search/query.ts";
import { assertNoProblems, type Finding } from "./content-error.server.ts";
import { collections } from "./loading/collections.server.ts";
import type { EpisodeContent } from "./schemas.server.ts";
import { toSlug } from "./slugs.server.ts";
import type { TopicPages } from "./topics.ts";

/** What episodes are about: the tag, how it is spelt, and the last part of its page's address. */
export type Topic = { tag: string; name: string; slug: string };

/** Episodes that make a topic worth a page. */
const episodesOfATopic = 2;

const namesByKey = new Map(collections.topicNames.map((name) => [tagKey(name), name]));
const topics = topicsOf(collections.episodes);
const slugs = new Set(topics.map(({ slug }) => slug));

// The tags of drafts are not finished.
assertNoProblems(describeProblems(topicsOf(collections.episodes.filter(({ draft }) => !draft))));

/** A tag as it is shown: 'ai' as 'AI', and as it is written where data/topic-names.ts has no name for it. */
export function topicName(tag: string): string {
  return namesByKey.get(tagKey(tag)) ?? tag;
}

/** A topic's name as a title: with a capital first letter, but for a name that brings its own ('iOS'). Georgian has none. */
export function topicTitle(tag: string): string {
  return topicName(tag).replace(/^[a-z]+\b/, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}

/** Every topic with a page, those of most episodes first. */
export function listTopicPages(): Topic[] {
  return topics;
}

/** The names and pages of these tags, also of tags written with hyphens, as guests have them. */
export function topicPagesOf(some: readonly string[]): TopicPages {
  return Object.fromEntries(
    some.flatMap((tag) => {
      const [name, slug] = [topicName(tag), toSlug(tag)];
      const known = { ...(name !== tag && { name }), ...(slugs.has(slug) && { slug }) };
      return Object.keys(known).length > 0 ? [[tag, known]] : [];
    }),
  );
}

/** Topics whose pages would have no address, or one and the same. */
export function describeProblems(all: readonly Omit<Topic, "name">[]): Finding[] {
  const problem = (reason: string): Finding => ({ file: "data/episodes", field: "tags", reason });
  const bySlug = Map.groupBy(all, ({ slug }) => slug);
  return [...bySlug].flatMap(([slug, same]) => {
    const names = same.map(({ tag }) => `"${tag}"`).join(" and ");
    if (slug === "") return [problem(`${names} has no letter for a URL; rename it`)];
    if (slug === "index")
      return [problem(`${names} would be /topics/index, which hosts show as the page of its folder; rename it`)];
    return same.length > 1 ? [problem(`${names} would have the same URL, /topics/${slug}; rename one`)] : [];
  });
}

function topicsOf(episodes: readonly EpisodeContent[]): Topic[] {
  const tags = episodes.flatMap((episode) => episode.tags).toSorted((a, b) => a.localeCompare(b));
  return countEach(tags)
    .filter(([, count]) => count >= episodesOfATopic)
    .map(([tag]) => ({ tag, name: topicName(tag), slug: toSlug(tag) }));
}

const synonymRows = collections.synonyms.map((words) => ({ words, terms: words.map(parseQuery) }));

/** What else a text is asked for by: the synonyms of what it says, a line each. Undefined where there are none. */
export function synonymsOf(text: string): string | undefined {
  const keys = keysOf(text);
  const said = synonymRows.filter(({ terms }) => terms.some((phrase) => areSaidBy(phrase, keys)));
  return said.length > 0 ? said.flatMap(({ words }) => words).join("\n") : undefined;
}
