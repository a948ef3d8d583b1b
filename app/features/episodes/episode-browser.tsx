import { useDeferredValue, useMemo, useState } from "react";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import type { TopicPages } from "#app/content/topics.ts";
import { useHydrated } from "#app/lib/browser-state.ts";
import { countOf } from "#app/lib/words.ts";
import { LazyLoadMore } from "#app/lists/lazy-load-more.tsx";
import type { ListStart } from "#app/lists/list-start.ts";
import { useInfiniteList } from "#app/lists/use-infinite-list.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { useFinder, useQueryText } from "#app/search/search-hooks.ts";
import { createSubstringIndex, textsOfEpisode } from "#app/search/substring-index.ts";
import { hasListeningData } from "#app/store/analytics.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import { EpisodeCard } from "./episode-card.tsx";
import {
  bestMatch,
  filterEpisodes,
  type ListeningFilterName,
  type Marks,
  passesFilter,
  readMarks,
  ListeningFilter,
  listeningFilters,
  sortOrders,
  TopicFilter,
} from "./episode-filters.tsx";

type Props = { episodes: ListStart<EpisodeSummary>; topics: readonly string[]; topicPages: TopicPages };

const importFinder = async () => (await import("./search-episodes.tsx")).createEpisodeFinder();

/**
 * The episode list with search, topics and sort, all of them in the address. A key shows in the field before the list
 * follows it.
 */
export function EpisodeBrowser({ episodes, topics, topicPages }: Props) {
  const { query, change } = useQueryString();
  const [typed, setTyped, settleTyped] = useQueryText("q");
  const search = useDeferredValue(typed).trim();
  const hasQuery = search !== "";
  const { finder, isComing, preload } = useFinder(importFinder, hasQuery);
  const orders: typeof sortOrders = hasQuery ? [bestMatch, ...sortOrders] : sortOrders;
  const [usual] = orders;
  const order = orders.find(({ value }) => value === query.get("sort")) ?? usual;
  const chosen = [...new Set(query.getAll("topic"))].filter(Boolean);
  // Old links say `heard` and `not-heard`.
  const asked = query.get("show")?.replace("heard", "completed");
  const named = listeningFilters.find(({ value }) => value === asked)?.value ?? "all";
  const isHydrated = useHydrated();
  // Read when a filter is chosen: what is marked while the list is shown stays in it.
  const [seen, setSeen] = useState<{ filter: ListeningFilterName; marks: Marks }>();
  if (isHydrated && seen?.filter !== named) setSeen({ filter: named, marks: readMarks() });
  const marks = seen?.marks;
  const show = marks && hasListeningData(marks.stats, marks.positions) ? named : "all";

  // The page brings along no more than the newest.
  const isAllWanted = hasQuery || chosen.length > 0 || show !== "all" || order !== sortOrders[0];
  const view = `${search}\n${order.value}\n${show}\n${chosen.join("\n")}`;
  const list = useInfiniteList(episodes, { isAllWanted, view });
  const matching = useMemo(() => {
    if (!hasQuery) return list.items;
    return finder?.find(list.items, search) ?? createSubstringIndex(list.items, textsOfEpisode)(search);
  }, [finder, hasQuery, list.items, search]);
  const found = filterEpisodes(matching, { topics: chosen, order }).filter(
    ({ id }) => !marks || passesFilter(show, marks, id),
  );
  // The same until another query is there: the cards are memoised.
  const findings = useMemo(() => finder?.findings(search), [finder, search]);
  // Until the search has come, the list has substring matches only, so that none is not yet an answer.
  const isLooking = list.isComing || (isComing && found.length === 0);
  const count = isAllWanted ? found.length : list.start.total;

  function toggleTopic(topic: string) {
    change({ topic: chosen.includes(topic) ? chosen.filter((other) => other !== topic) : [...chosen, topic] });
  }

  function chooseSessions(value: typeof show) {
    setSeen(undefined);
    change({ show: value === "all" ? null : value });
  }

  function clear() {
    setTyped("");
    change({ topic: null, show: null });
  }

  return (
    <>
      <ListeningFilter episodes={episodes} chosen={show} onChoose={chooseSessions} />
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
          value={typed}
          onChange={setTyped}
          onFocus={preload}
          onBlur={settleTyped}
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
      <p tabIndex={-1} role="status">
        {isLooking ? `Looking through ${list.start.total} episodes` : `Showing ${countOf(count, "episode")}`}
        {hasQuery && ` for "${search}"`}
      </p>
      {found.length > 0 && (
        <div className="mt-2 grid gap-x-6 gap-y-12 md:mt-6 md:grid-cols-2 lg:grid-cols-3">
          {found.slice(0, list.count).map((episode) => (
            <EpisodeCard key={episode.id} episode={episode} {...findings} />
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
}
