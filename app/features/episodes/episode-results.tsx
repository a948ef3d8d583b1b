import { type ComponentProps, memo, useMemo, useRef } from "react";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { countOf } from "#app/lib/words.ts";
import { LazyLoadMore } from "#app/lists/lazy-load-more.tsx";
import type { ListStart } from "#app/lists/list-start.ts";
import { useInfiniteList } from "#app/lists/use-infinite-list.ts";
import { textsOfEpisode } from "#app/search/searched-texts.ts";
import { createSubstringIndex } from "#app/search/substring-index.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { EpisodeCard } from "./episode-card.tsx";
import { type EpisodeOrder, filterEpisodes } from "./filter-episodes.ts";
import type { EpisodeFinder } from "./search-episodes.tsx";
import { type Marks, passesFilter, type SessionFilterName } from "./session-filter.tsx";

type Props = {
  episodes: ListStart<EpisodeSummary>;
  /** Without blanks around it. */
  search: string;
  topics: readonly string[];
  show: SessionFilterName;
  /** What the visitor had marked when `show` was chosen. */
  marks: Marks;
  order: EpisodeOrder;
  /** Until it has come, the search finds what holds the query as it stands; that this is nothing says little. */
  finder: EpisodeFinder | undefined;
  isFinderComing: boolean;
  /** Stays the same function. */
  onClear: () => void;
};

/** The episodes that search and topics leave, in their order, and how many there are. */
export const EpisodeResults = memo(function EpisodeResults({
  episodes,
  search,
  topics,
  show,
  marks,
  order,
  finder,
  isFinderComing,
  onClear,
}: Props) {
  const hasQuery = search !== "";
  const isFiltered = hasQuery || topics.length > 0 || show !== "all";
  const isAllWanted = isFiltered || order.needsAll;
  const list = useInfiniteList(episodes, { isAllWanted, view: [search, order.value, show, ...topics].join("\n") });
  const substringSearch = useMemo(
    () => (hasQuery && !finder ? createSubstringIndex(list.items, textsOfEpisode) : undefined),
    [hasQuery, finder, list.items],
  );
  const matching = useMemo(
    () => finder?.find(list.items, search) ?? substringSearch?.(search) ?? list.items,
    [finder, substringSearch, list.items, search],
  );
  const found = filterEpisodes(matching, { topics, order }).filter(({ id }) => passesFilter(show, marks, id));
  // The same function until another query is there: the cards are memoised.
  const mark = useMemo(() => finder?.marker(search), [finder, search]);
  const isLooking = list.isComing || (isFinderComing && found.length === 0);
  const count = isAllWanted ? found.length : list.start.total;
  const statusRef = useRef<HTMLParagraphElement>(null);

  /** The button goes with the filters; the focus must not go with it. */
  function clear() {
    statusRef.current?.focus();
    onClear();
  }

  return (
    <>
      <p ref={statusRef} tabIndex={-1} role="status">
        {isLooking ? `Looking through ${list.start.total} episodes` : `Showing ${countOf(count, "episode")}`}
        {hasQuery && ` for "${search}"`}
      </p>
      {found.length > 0 && (
        <div className="mt-2 grid gap-x-6 gap-y-12 md:mt-6 md:grid-cols-2 lg:grid-cols-3">
          {found.slice(0, list.count).map((episode) => (
            <Result key={episode.id} episode={episode} search={search} finder={finder} mark={mark} />
          ))}
        </div>
      )}
      {found.length === 0 && list.isWhole && !isLooking && (
        <EmptyState title="No episodes found" button={["Clear all filters", clear]} className="mt-2 md:mt-6">
          Try adjusting your search terms or filters
        </EmptyState>
      )}
      <LazyLoadMore list={list} found={found.length} />
    </>
  );
});

type ResultProps = Pick<Props, "search" | "finder"> & {
  episode: EpisodeSummary;
  mark: ComponentProps<typeof EpisodeCard>["mark"];
};

/** A card with what a search has found in it, which is rendered anew for another query alone. */
const Result = memo(function Result({ episode, search, finder, mark }: ResultProps) {
  return (
    <EpisodeCard episode={episode} mark={mark}>
      {finder?.notes(episode, search)}
    </EpisodeCard>
  );
});
