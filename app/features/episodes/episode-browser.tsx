import { type ComponentProps, memo, useDeferredValue, useMemo, useState } from "react";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import type { TopicPages } from "#app/content/topics.ts";
import { useStableCallback } from "#app/lib/use-stable-callback.ts";
import { countOf } from "#app/lib/words.ts";
import { LazyLoadMore } from "#app/lists/lazy-load-more.tsx";
import type { ListStart } from "#app/lists/list-start.ts";
import { useInfiniteList, useListItems } from "#app/lists/use-infinite-list.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { useFinder, useQueryText } from "#app/search/search-hooks.ts";
import { createSubstringIndex, textsOfEpisode } from "#app/search/substring-index.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import { EpisodeCard } from "./episode-card.tsx";
import {
  bestMatch,
  type EpisodeOrder,
  filterEpisodes,
  type Marks,
  noMarks,
  passesFilter,
  readMarks,
  SessionFilter,
  type SessionFilterName,
  sessionFilters,
  sortOrders,
  TopicFilter,
  useHasMarks,
} from "./episode-filters.tsx";
import type { EpisodeFinder } from "./search-episodes.tsx";

type Props = { episodes: ListStart<EpisodeSummary>; topics: readonly string[]; topicPages: TopicPages };

const importFinder = async () => (await import("./search-episodes.tsx")).createEpisodeFinder();

/**
 * The episode list with search, topics and sort, all of them in the address. A key shows in the field before the list
 * follows it.
 */
export function EpisodeBrowser({ episodes, topics, topicPages }: Props) {
  const { query, change } = useQueryString();
  const [search, setSearch, settleSearch] = useQueryText("q");
  const listedSearch = useDeferredValue(search).trim();
  const hasQuery = listedSearch !== "";
  const { finder, isComing, preload } = useFinder(importFinder, hasQuery);
  const orders: typeof sortOrders = hasQuery ? [bestMatch, ...sortOrders] : sortOrders;
  const [usual] = orders;
  const order = orders.find(({ value }) => value === query.get("sort")) ?? usual;
  // The same list until another topic is chosen: every key ends up in the query string.
  const chosenKey = [...new Set(query.getAll("topic"))].join("\n");
  const chosen = useMemo(() => chosenKey.split("\n").filter(Boolean), [chosenKey]);

  function toggleTopic(topic: string) {
    change({ topic: chosen.includes(topic) ? chosen.filter((other) => other !== topic) : [...chosen, topic] });
  }

  const named = sessionFilters.find(({ value }) => value === query.get("show"))?.value ?? "all";
  const hasMarks = useHasMarks();
  const show = hasMarks ? named : "all";
  const { items } = useListItems(episodes, hasMarks);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  // What is marked while the list is looked at stays in it.
  const [marks, setMarks] = useState<Marks>(noMarks);
  if (marks === noMarks && hasMarks) setMarks(readMarks());

  function chooseSessions(value: typeof show) {
    setMarks(readMarks());
    change({ show: value === "all" ? null : value });
  }

  const clear = useStableCallback(() => {
    setSearch("");
    change({ topic: null, show: null });
  });

  return (
    <>
      <SessionFilter ids={ids} chosen={show} onChoose={chooseSessions} />
      <TopicFilter
        topics={topics}
        topicPages={topicPages}
        chosen={chosen}
        onToggle={toggleTopic}
        onClear={hasQuery || chosen.length > 0 ? clear : undefined}
      />
      <div className="flex gap-3">
        <SearchBox
          label="Search episodes"
          placeholder="Search episodes by title, topic, or guest..."
          value={search}
          onChange={setSearch}
          onFocus={preload}
          onBlur={settleSearch}
          className="min-w-0 grow"
        />
        <Select
          label="Sort by"
          value={order.value}
          options={orders}
          onChange={(value) => change({ sort: value === usual.value ? null : value })}
          isIconOnPhones
          className="md:w-52"
        />
      </div>
      <EpisodeResults
        episodes={episodes}
        search={listedSearch}
        topics={chosen}
        show={show}
        marks={marks}
        order={order}
        finder={finder}
        isFinderComing={isComing}
        onClear={clear}
      />
    </>
  );
}

type EpisodeResultsProps = {
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
const EpisodeResults = memo(function EpisodeResults({
  episodes,
  search,
  topics,
  show,
  marks,
  order,
  finder,
  isFinderComing,
  onClear,
}: EpisodeResultsProps) {
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

  return (
    <>
      <p tabIndex={-1} role="status">
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
        <EmptyState title="No episodes found" button={["Clear all filters", onClear]} className="mt-2 md:mt-6">
          Try adjusting your search terms or filters
        </EmptyState>
      )}
      <LazyLoadMore list={list} found={found.length} />
    </>
  );
});

type ResultProps = Pick<EpisodeResultsProps, "search" | "finder"> & {
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
