import { useDeferredValue, useMemo, useState } from "react";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import type { TopicPages } from "#app/content/topics.ts";
import { useStableCallback } from "#app/lib/use-stable-callback.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { useListItems } from "#app/lists/use-infinite-list.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { useFinder } from "#app/search/use-finder.ts";
import { useQueryText } from "#app/search/use-query-text.ts";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import { EpisodeResults } from "./episode-results.tsx";
import { bestMatch, sortOrders } from "./filter-episodes.ts";
import { type Marks, noMarks, readMarks, SessionFilter, sessionFilters, useHasMarks } from "./session-filter.tsx";
import { TopicFilter } from "./topic-filter.tsx";

/** Topics of an address that are read: a few more than there are chips. */
const mostTopics = 50;

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
  const chosenKey = [...new Set(query.getAll("topic"))].slice(0, mostTopics).join("\n");
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
