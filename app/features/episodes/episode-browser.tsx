import { useDeferredValue, useMemo } from "react";

import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { createSearchIndex } from "#app/lib/search-index.ts";
import { textsOfEpisode } from "#app/lib/searched-texts.ts";
import { useFinder } from "#app/lib/use-finder.ts";
import { useQueryString } from "#app/lib/use-query-string.ts";
import { useQueryText } from "#app/lib/use-query-text.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";

import { EpisodeCard } from "./episode-card.tsx";
import { bestMatch, filterEpisodes, sortOrders } from "./filter-episodes.ts";
import { TopicFilter } from "./topic-filter.tsx";

type Props = { episodes: readonly EpisodeSummary[]; topics: readonly string[] };

const importFinder = async () => (await import("./episode-finder.tsx")).createEpisodeFinder();

/**
 * The episode list with search, topics and sort, all of them in the address. Until the finder has come (it is fetched
 * when the field is entered), the search finds what holds the query as it stands.
 */
export function EpisodeBrowser({ episodes, topics }: Props) {
  const { query, change } = useQueryString();
  const [search, setSearch, settleSearch] = useQueryText("q");
  const chosen = query.getAll("topic");
  const isFiltered = search !== "" || chosen.length > 0;
  const hasQuery = search.trim() !== "";
  const orders = hasQuery ? [bestMatch, ...sortOrders] : sortOrders;
  const usual = hasQuery ? "best" : "newest";
  const sort = orders.find(({ value }) => value === query.get("sort"))?.value ?? usual;

  const substringSearch = useMemo(() => createSearchIndex(episodes, textsOfEpisode), [episodes]);
  const { finder, warm } = useFinder(importFinder, hasQuery);
  const deferredSearch = useDeferredValue(search);
  const matching = useMemo(
    () => finder?.find(episodes, deferredSearch) ?? substringSearch(deferredSearch),
    [finder, substringSearch, episodes, deferredSearch],
  );
  const found = filterEpisodes(matching, { topics: chosen, sort: finder || sort === "oldest" ? sort : "newest" });

  function toggleTopic(topic: string) {
    change({ topic: chosen.includes(topic) ? chosen.filter((other) => other !== topic) : [...chosen, topic] });
  }

  function clear() {
    setSearch("");
    change({ topic: null });
  }

  return (
    <>
      <div className="mt-10 flex flex-col gap-3 md:flex-row">
        <SearchBox
          label="Search episodes"
          placeholder="Search episodes by title, topic, or guest..."
          value={search}
          onChange={setSearch}
          onFocus={warm}
          onBlur={settleSearch}
          className="grow"
        />
        <Select
          label="Sort by"
          value={sort}
          options={orders}
          onChange={(order) => change({ sort: order === usual ? null : order })}
          className="md:w-52"
        />
      </div>
      <TopicFilter topics={topics} chosen={chosen} onToggle={toggleTopic} />
      <div className="mt-8 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          Showing {found.length} {found.length === 1 ? "episode" : "episodes"}
          {deferredSearch && ` for "${deferredSearch}"`}
        </p>
        {isFiltered && (
          <Button variant="quiet" onClick={clear}>
            Clear Filters
          </Button>
        )}
      </div>
      {found.length > 0 ? (
        <div className="mt-4 grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {found.map((episode) => (
            <EpisodeCard key={episode.id} episode={episode} mark={finder?.marker(deferredSearch)}>
              {finder?.notes(episode, deferredSearch)}
            </EpisodeCard>
          ))}
        </div>
      ) : (
        <EmptyState
          title="No episodes found"
          action={
            <Button variant="primary" onClick={clear}>
              Clear all filters
            </Button>
          }
          className="mt-6"
        >
          Try adjusting your search terms or filters
        </EmptyState>
      )}
    </>
  );
}
