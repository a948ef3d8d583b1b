import X from "lucide-react/icons/x";
import { useDeferredValue, useMemo, useRef } from "react";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import type { TagInfo } from "#app/content/topics.ts";
import { countOf } from "#app/lib/text.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { useQueryText } from "#app/search/search-hooks.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import { EpisodeGrid } from "./episode-card.tsx";
import {
  bestMatch,
  filterEpisodes,
  type ListeningFilterName,
  passesFilter,
  readListening,
  ListeningFilter,
  listeningFilters,
  sortOrders,
  TopicFilter,
} from "./episode-filters.tsx";
import { useEpisodeSearch } from "./use-episode-search.tsx";

type Props = { episodes: readonly EpisodeSummary[]; topics: readonly string[]; tagInfo: TagInfo };

/**
 * The episode list. The URL has the search, the topics and the sort order. Renders the list with a deferred query, so
 * that typing stays responsive.
 */
export function EpisodeBrowser({ episodes, topics, tagInfo }: Props) {
  const { query, change } = useQueryString();
  const countRef = useRef<HTMLParagraphElement>(null);
  const [typed, setTyped, settleTyped, isSettled] = useQueryText("q");
  const search = useDeferredValue(typed).trim();
  const hasQuery = search !== "";
  const { matching, highlights, isLoading, preload } = useEpisodeSearch(episodes, search);
  const orders: typeof sortOrders = hasQuery ? [bestMatch, ...sortOrders] : sortOrders;
  const [defaultOrder] = orders;
  const order = orders.find(({ value }) => value === query.get("sort")) ?? defaultOrder;
  const chosenTopics = topicsIn(query);
  const filter = filterIn(query);
  // Reads the marks only when the filter changes, so that a card stays listed after the visitor marks it.
  const isListed = useMemo(() => {
    const listening = readListening();
    return ({ id }: EpisodeSummary) => !filter || passesFilter(filter, listening, id);
  }, [filter]);
  const shown = filterEpisodes(matching, { topics: chosenTopics, order }).filter(isListed);
  // Until the search has loaded, the list has only substring matches, so an empty list is not yet a result.
  const isSearching = isLoading && shown.length === 0;
  const count = isSearching ? `Searching ${episodes.length} episodes…` : `Showing ${countOf(shown.length, "episode")}`;

  function toggleTopic(topic: string) {
    change((latest) => {
      const before = topicsIn(latest);
      return { topic: before.includes(topic) ? before.filter((other) => other !== topic) : [...before, topic] };
    });
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
      />
      <TopicFilter topics={topics} tagInfo={tagInfo} chosen={chosenTopics} onToggle={toggleTopic} />
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label="Sort by"
          value={order.value}
          options={orders}
          onChange={(value) => change({ sort: value === defaultOrder.value ? null : value })}
        />
        <ListeningFilter
          episodes={episodes}
          chosen={filter}
          onToggle={(value) => change({ show: value === filter ? null : value })}
        />
        {(hasQuery || chosenTopics.length > 0 || filter) && (
          <Button onClick={pressClear} className="ml-auto px-4!">
            <X className="size-4" />
            Clear Filters
          </Button>
        )}
      </div>
      <p ref={countRef} tabIndex={-1} role="status" aria-busy={isSearching || !isSettled}>
        {hasQuery ? `${count} for "${search}"` : count}
      </p>
      {shown.length > 0 && <EpisodeGrid episodes={shown} {...highlights} />}
      {shown.length === 0 && !isSearching && (
        <EmptyState title="No episodes found" button={["Clear all filters", clear]}>
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

/** The URL's listening filter. Earlier links used `heard` and `not-heard`. */
function filterIn(query: URLSearchParams): ListeningFilterName | undefined {
  const name = query.get("show")?.replace("heard", "completed");
  return listeningFilters.find(({ value }) => value === name)?.value;
}
