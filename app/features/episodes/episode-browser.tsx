import { useDeferredValue, useMemo } from "react";

import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import type { ListStart } from "#app/lib/list-parts.ts";
import { createSearchIndex } from "#app/lib/search-index.ts";
import { textsOfEpisode } from "#app/lib/searched-texts.ts";
import { useFinder } from "#app/lib/use-finder.ts";
import { useLongList } from "#app/lib/use-long-list.ts";
import { useQueryString } from "#app/lib/use-query-string.ts";
import { useQueryText } from "#app/lib/use-query-text.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListEnd } from "#app/ui/list-end.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";

import { EpisodeCard } from "./episode-card.tsx";
import { bestMatch, filterEpisodes, sortOrders } from "./filter-episodes.ts";
import { TopicFilter } from "./topic-filter.tsx";

type Props = { episodes: ListStart<EpisodeSummary>; topics: readonly string[] };

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

  const isAllWanted = isFiltered || sort === "oldest";
  const deferredSearch = useDeferredValue(search);
  const list = useLongList(episodes, { isAllWanted, view: [deferredSearch, sort, ...chosen].join("\n") });
  const { finder, warm } = useFinder(importFinder, hasQuery);
  const substringSearch = useMemo(
    () => (hasQuery && !finder ? createSearchIndex(list.items, textsOfEpisode) : undefined),
    [hasQuery, finder, list.items],
  );
  const matching = useMemo(
    () => finder?.find(list.items, deferredSearch) ?? substringSearch?.(deferredSearch) ?? list.items,
    [finder, substringSearch, list.items, deferredSearch],
  );
  const found = filterEpisodes(matching, { topics: chosen, sort: finder || sort === "oldest" ? sort : "newest" });
  const count = isAllWanted ? found.length : list.start.total;

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
          {list.isComing ? `Looking through ${list.start.total} episodes` : countText(count)}
          {deferredSearch && ` for "${deferredSearch}"`}
        </p>
        {isFiltered && (
          <Button variant="quiet" onClick={clear}>
            Clear Filters
          </Button>
        )}
      </div>
      {found.length > 0 && (
        <div className="mt-4 grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {found.slice(0, list.count).map((episode) => (
            <EpisodeCard key={episode.id} episode={episode} mark={finder?.marker(deferredSearch)}>
              {finder?.notes(episode, deferredSearch)}
            </EpisodeCard>
          ))}
        </div>
      )}
      {found.length === 0 && list.isWhole && (
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
      <ListEnd list={list} found={found.length} />
    </>
  );
}

function countText(count: number): string {
  return `Showing ${count} ${count === 1 ? "episode" : "episodes"}`;
}
