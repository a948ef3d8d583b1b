import type { EpisodeSummary } from "#app/content/episodes.server.ts";

/** An order that episodes can be listed in. */
export type EpisodeOrder = {
  /** In the query string. */
  value: string;
  label: string;
  /** Whether it can be told only when all episodes are there: the page brings along no more than the newest. */
  needsAll: boolean;
  compare: (a: EpisodeSummary, b: EpisodeSummary) => number;
};

/** The specification's two orders; the first is the list's own. */
export const sortOrders: readonly [EpisodeOrder, ...EpisodeOrder[]] = [
  { value: "newest", label: "Newest First", needsAll: false, compare: (a, b) => timeOf(b) - timeOf(a) },
  { value: "oldest", label: "Oldest First", needsAll: true, compare: (a, b) => timeOf(a) - timeOf(b) },
];

/** The order while a query stands and no other was chosen: as they were found. */
export const bestMatch: EpisodeOrder = { value: "best", label: "Best Match", needsAll: true, compare: () => 0 };

/** The found episodes that have all chosen topics, in an order. */
export function filterEpisodes(
  found: readonly EpisodeSummary[],
  { topics, order }: { topics: readonly string[]; order: EpisodeOrder },
): EpisodeSummary[] {
  return found.filter(({ tags }) => topics.every((topic) => tags.includes(topic))).toSorted(order.compare);
}

function timeOf({ date }: EpisodeSummary): number {
  return Date.parse(date);
}
