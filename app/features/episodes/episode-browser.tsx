import X from "lucide-react/icons/x";
import { useDeferredValue, useRef, useState } from "react";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import type { TagInfo } from "#app/content/topics.ts";
import { useHydrated } from "#app/lib/browser-state.ts";
import { countOf } from "#app/lib/text.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { useQueryText } from "#app/search/search-hooks.ts";
import { hasListeningData } from "#app/store/analytics.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import { EpisodeCard, EpisodeGrid } from "./episode-card.tsx";
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
import { useEpisodeSearch } from "./search-episodes.tsx";

type Props = { episodes: readonly EpisodeSummary[]; topics: readonly string[]; tagInfo: TagInfo };

/**
 * The episode list. The URL has the search, the topics and the sort order. The list is deferred, so that typing stays
 * responsive.
 */
export function EpisodeBrowser({ episodes, topics, tagInfo }: Props) {
  const { query, change } = useQueryString();
  const countRef = useRef<HTMLParagraphElement>(null);
  const [typed, setTyped, settleTyped, isSettled] = useQueryText("q");
  const search = useDeferredValue(typed).trim();
  const hasQuery = search !== "";
  const { matching, findings, isLoading, preload } = useEpisodeSearch(episodes, search);
  const orders: typeof sortOrders = hasQuery ? [bestMatch, ...sortOrders] : sortOrders;
  const [usual] = orders;
  const order = orders.find(({ value }) => value === query.get("sort")) ?? usual;
  const chosen = topicsIn(query);
  // Earlier links used `heard` and `not-heard`.
  const asked = query.get("show")?.replace("heard", "completed");
  const named = listeningFilters.find(({ value }) => value === asked)?.value;
  const isHydrated = useHydrated();
  // Reads the marks only when the URL's filter changes, so that a card stays listed after the visitor marks it.
  const [seen, setSeen] = useState<{ filter: typeof named; marks: Marks }>();
  if (isHydrated && (!seen || seen.filter !== named)) setSeen({ filter: named, marks: readMarks() });
  const marks = seen?.marks;
  const show = marks && hasListeningData(marks.stats, marks.positions) ? named : undefined;
  const hasFilter = hasQuery || chosen.length > 0 || show !== undefined;

  const found = filterEpisodes(matching, { topics: chosen, order }).filter(
    ({ id }) => !marks || !show || passesFilter(show, marks, id),
  );
  // Until the search has loaded, the list has only substring matches, so an empty list is not yet a result.
  const isLooking = isLoading && found.length === 0;
  const count = isLooking ? `Searching ${episodes.length} episodes…` : `Showing ${countOf(found.length, "episode")}`;

  function toggleTopic(topic: string) {
    change((latest) => {
      const before = topicsIn(latest);
      return { topic: before.includes(topic) ? before.filter((other) => other !== topic) : [...before, topic] };
    });
  }

  function toggleShow(value: ListeningFilterName) {
    // The URL may already name this filter, without effect because there were no marks. Reads the marks again.
    if (value === named) setSeen(undefined);
    change({ show: value === show ? null : value });
  }

  function clear() {
    setTyped("");
    change({ topic: null, show: null });
  }

  /** Moves the focus to the count, because the button disappears with the filters. */
  function pressClear() {
    countRef.current?.focus({ preventScroll: true });
    clear();
  }

  return (
    <>
      <SearchBox
        label="Search episodes"
        placeholder="Search episodes by title, topic, or guest..."
        value={typed}
        onChange={setTyped}
        onFocus={preload}
        onBlur={settleTyped}
        className="mt-2 lg:mt-4"
      />
      <TopicFilter topics={topics} tagInfo={tagInfo} chosen={chosen} onToggle={toggleTopic} className="mt-2 md:mt-3" />
      <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2 md:mt-3 md:grid-cols-[auto_minmax(0,1fr)_9rem]">
        <Select
          label="Sort by"
          value={order.value}
          options={orders}
          onChange={(value) => change({ sort: value === usual.value ? null : value })}
          className="md:w-44"
        />
        <ListeningFilter episodes={episodes} chosen={show} onToggle={toggleShow} />
        {hasFilter && (
          <Button
            onClick={pressClear}
            className="row-start-2 px-4! max-md:col-span-2 max-md:justify-self-end md:col-start-3 md:row-start-1"
          >
            <X className="size-4" />
            Clear Filters
          </Button>
        )}
      </div>
      <p ref={countRef} tabIndex={-1} role="status" aria-busy={isLooking || !isSettled}>
        {hasQuery ? `${count} for "${search}"` : count}
      </p>
      {found.length > 0 && (
        <EpisodeGrid className="mt-2 md:mt-4 md:grid-cols-2 lg:grid-cols-3">
          {found.map((episode) => (
            <EpisodeCard key={episode.id} episode={episode} {...findings} />
          ))}
        </EpisodeGrid>
      )}
      {found.length === 0 && !isLooking && (
        <EmptyState title="No episodes found" button={["Clear all filters", clear]} className="mt-2 md:mt-4">
          Try adjusting your search terms or filters
        </EmptyState>
      )}
    </>
  );
}

/** The URL's topics. Tags are lower case, but people type a topic as its chip spells it. */
function topicsIn(query: URLSearchParams): string[] {
  return [...new Set(query.getAll("topic").map((topic) => topic.toLowerCase()))].filter(Boolean);
}
