import { topicSlug } from "#app/lib/topic-slug.ts";

import { listEpisodes } from "./episodes.server.ts";
import { assertNoProblems } from "./load-collection.server.ts";

/** What episodes are about: the tag as it is written, and the last part of its page's address. */
export type Topic = { tag: string; slug: string };

/** Episodes that make a topic worth a page. */
const episodesOfATopic = 2;

const topics = [
  ...Map.groupBy(
    listEpisodes().flatMap(({ tags }) => tags),
    (tag) => tag,
  ),
]
  .filter(([, { length }]) => length >= episodesOfATopic)
  .toSorted(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b))
  .map(([tag]): Topic => ({ tag, slug: topicSlug(tag) }));

assertNoProblems(
  [...Map.groupBy(topics, ({ slug }) => slug).values()]
    .filter((same) => same.length > 1)
    .map((same) => `data/episodes: tags: ${same.map(({ tag }) => `"${tag}"`).join(" and ")} would have one address`),
);

/** Every topic with a page, those of most episodes first. */
export function listTopicPages(): Topic[] {
  return topics;
}
