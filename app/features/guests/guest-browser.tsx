import { useDeferredValue, useMemo, useRef } from "react";
import type { GuestSummary } from "#app/content/guests.server.ts";
import { countOf } from "#app/lib/words.ts";
import { LazyLoadMore } from "#app/lists/lazy-load-more.tsx";
import type { ListStart } from "#app/lists/list-start.ts";
import { useInfiniteList } from "#app/lists/use-infinite-list.ts";
import { textsOfGuest } from "#app/search/searched-texts.ts";
import { createSubstringIndex } from "#app/search/substring-index.ts";
import { useFinder } from "#app/search/use-finder.ts";
import { useQueryText } from "#app/search/use-query-text.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { GuestCard } from "./guest-card.tsx";

const importFinder = async () => (await import("./search-guests.tsx")).createGuestFinder();

/** The guests with a search whose term is in the address. Unsearched, the first guest is set large. */
export function GuestBrowser({ guests }: { guests: ListStart<GuestSummary> }) {
  const [search, setSearch, settleSearch] = useQueryText("q");
  const term = useDeferredValue(search).trim();
  const { finder, isComing, preload } = useFinder(importFinder, term !== "");
  const list = useInfiniteList(guests, { isAllWanted: term !== "", view: term });
  const found = useMemo(() => {
    if (term === "") return list.items;
    return finder?.find(list.items, term) ?? createSubstringIndex(list.items, textsOfGuest)(term);
  }, [finder, list.items, term]);
  // The same function until another term is there: the cards are memoised.
  const mark = useMemo(() => finder?.marker(term), [finder, term]);
  const isLooking = list.isComing || (isComing && found.length === 0);
  const shown = found.slice(0, list.count);
  const count = term === "" ? list.start.total : found.length;
  const lead = term === "" ? shown[0] : undefined;
  const others = lead ? shown.slice(1) : shown;
  const statusRef = useRef<HTMLParagraphElement>(null);

  /** The button goes with the search; the focus must not go with it. */
  function showAll() {
    statusRef.current?.focus();
    setSearch("");
  }

  return (
    <>
      <SearchBox
        label="Search guests"
        placeholder="Search guests by name, company, or expertise..."
        value={search}
        onChange={setSearch}
        onFocus={preload}
        onBlur={settleSearch}
        className="mt-2 max-w-reading"
      />
      <p ref={statusRef} tabIndex={-1} role="status">
        {isLooking ? `Searching ${list.start.total} guests…` : `Showing ${countOf(count, "guest")}`}
      </p>
      {count === 0 && list.isWhole && !isLooking && (
        <EmptyState
          title={`No guests found matching "${term}"`}
          button={["Show All Guests", showAll]}
          className="mt-2"
        />
      )}
      {lead && (
        <div className="@container mt-2 md:mt-6">
          <GuestCard guest={lead} isLead />
        </div>
      )}
      <div className="mt-14 grid gap-x-12 gap-y-12 lg:grid-cols-2">
        {others.map((guest) => (
          <GuestCard key={guest.id} guest={guest} mark={mark} />
        ))}
      </div>
      <LazyLoadMore list={list} found={found.length} />
    </>
  );
}
