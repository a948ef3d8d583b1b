import { memo, useMemo, useRef } from "react";

import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import type { ListStart } from "#app/lib/list-parts.ts";
import { createSearchIndex } from "#app/lib/search-index.ts";
import { textsOfEpisode } from "#app/lib/searched-texts.ts";
import { useLongList } from "#app/lib/use-long-list.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListEnd } from "#app/ui/list-end.tsx";

import { EpisodeCard } from "./episode-card.tsx";
import type { EpisodeFinder } from "./episode-finder.tsx";
import { filterEpisodes, type SortOrder } from "./filter-episodes.ts";

type Props = {
  episodes: ListStart<EpisodeSummary>;
  search: string;
  topics: readonly string[];
  sort: SortOrder;
  /** Until it has come, the search finds what holds the query as it stands. */
  finder: EpisodeFinder | undefined;
  /** Stays the same function. */
  onClear: () => void;
};

/** The episodes that search and topics leave, in their order, and how many there are. */
export const EpisodeResults = memo(function EpisodeResults({ episodes, search, topics, sort, finder, onClear }: Props) {
  const hasQuery = search.trim() !== "";
  const isFiltered = search !== "" || topics.length > 0;
  const isAllWanted = isFiltered || sort === "oldest";
  const list = useLongList(episodes, { isAllWanted, view: [search, sort, ...topics].join("\n") });
  const substringSearch = useMemo(
    () => (hasQuery && !finder ? createSearchIndex(list.items, textsOfEpisode) : undefined),
    [hasQuery, finder, list.items],
  );
  const matching = useMemo(
    () => finder?.find(list.items, search) ?? substringSearch?.(search) ?? list.items,
    [finder, substringSearch, list.items, search],
  );
  const found = filterEpisodes(matching, { topics, sort: finder || sort === "oldest" ? sort : "newest" });
  const count = isAllWanted ? found.length : list.start.total;
  const statusRef = useRef<HTMLParagraphElement>(null);

  /** The button goes with the filters; the focus must not go with it. */
  function clear() {
    statusRef.current?.focus();
    onClear();
  }

  return (
    <>
      <div className="mt-8 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p ref={statusRef} tabIndex={-1} role="status" className="text-muted">
          {list.isComing ? `Looking through ${list.start.total} episodes` : countText(count)}
          {search && ` for "${search}"`}
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
            <EpisodeCard key={episode.id} episode={episode} mark={finder?.marker(search)}>
              {finder?.notes(episode, search)}
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
});

function countText(count: number): string {
  return `Showing ${count} ${count === 1 ? "episode" : "episodes"}`;
}
