import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { createSearchIndex } from "#app/lib/search-index.ts";

export const sortOrders = [
  { value: "newest", label: "Newest First" },
  { value: "oldest", label: "Oldest First" },
] as const;
export type SortOrder = (typeof sortOrders)[number]["value"];

export type EpisodeFilter = { search: string; topics: readonly string[]; sort: SortOrder };

/** Searches titles, descriptions, tags and guests (the search box's placeholder promises guests). */
export function createEpisodeSearch(episodes: readonly EpisodeSummary[]) {
  return createSearchIndex(episodes, ({ title, description, tags, guest }) => [title, description, guest, ...tags]);
}

/** The found episodes that have all chosen topics, by date. */
export function filterEpisodes(
  search: ReturnType<typeof createEpisodeSearch>,
  { search: query, topics, sort }: EpisodeFilter,
): EpisodeSummary[] {
  const direction = sort === "oldest" ? 1 : -1;
  return search(query)
    .filter(({ tags }) => topics.every((topic) => tags.includes(topic)))
    .toSorted((a, b) => direction * (Date.parse(a.date) - Date.parse(b.date)));
}
