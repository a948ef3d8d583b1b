import type { EpisodeSummary } from "#app/content/episodes.server.ts";

/** The specification's two orders. */
export const sortOrders = [
  { value: "newest", label: "Newest First" },
  { value: "oldest", label: "Oldest First" },
] as const;

/** The order while a query stands and no other was chosen. */
export const bestMatch = { value: "best", label: "Best Match" } as const;

export type SortOrder = (typeof sortOrders | readonly [typeof bestMatch])[number]["value"];

/** The found episodes that have all chosen topics: as they were found, or by date. */
export function filterEpisodes(
  found: readonly EpisodeSummary[],
  { topics, sort }: { topics: readonly string[]; sort: SortOrder },
): EpisodeSummary[] {
  const filtered = found.filter(({ tags }) => topics.every((topic) => tags.includes(topic)));
  if (sort === "best") return filtered;
  const direction = sort === "oldest" ? 1 : -1;
  return filtered.toSorted((a, b) => direction * (Date.parse(a.date) - Date.parse(b.date)));
}
