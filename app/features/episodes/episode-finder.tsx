import type { ReactNode } from "react";

import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { Highlight } from "#app/search/highlight.tsx";
import { loadSiteSearch } from "#app/search/load-site-search.ts";

import { FoundInEpisode } from "./found-in-episode.tsx";

/** What the episode list can do once the search has come. */
export type EpisodeFinder = {
  /** The episodes of the list that a query means, the best first; all of them for an empty query. */
  find: (episodes: readonly EpisodeSummary[], query: string) => EpisodeSummary[];
  /** Shows a text with what the query means in it. */
  marker: (query: string) => (text: string) => ReactNode;
  /** What stands under the card of a found episode. */
  notes: (episode: EpisodeSummary, query: string) => ReactNode;
};

/** Fetches the search for the list. Import it when it is wanted. */
export async function createEpisodeFinder(): Promise<EpisodeFinder> {
  const search = await loadSiteSearch();
  return {
    find: (episodes, query) => {
      if (query.trim() === "") return [...episodes];
      const bySlug = new Map(episodes.map((episode) => [episode.slug, episode]));
      return search.find(query).episodes.flatMap(({ slug }) => bySlug.get(slug) ?? []);
    },
    marker: (query) => (text) => <Highlight text={text} matches={search.matchesIn(text, query)} />,
    notes: ({ slug, description }, query) => (
      <FoundInEpisode search={search} slug={slug} description={description} query={query} />
    ),
  };
}
