import { clsx } from "clsx";
import { memo, type ReactNode, useDeferredValue, useMemo } from "react";
import { Portrait } from "#app/artwork/portrait.tsx";
import type { GuestSummary } from "#app/content/guests.server.ts";
import { countOf, languageOf } from "#app/lib/text.ts";
import { highlighterOf } from "#app/search/highlight.tsx";
import { useQueryText, useSiteSearch } from "#app/search/search-hooks.ts";
import { createSubstringIndex, textsOfGuest } from "#app/search/substring-index.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";

/** The guest list. The URL has the search. Without a search, the first guest's card is large. */
export function GuestBrowser({ guests }: { guests: readonly GuestSummary[] }) {
  const [search, setSearch, settleSearch, isSettled] = useQueryText("q");
  const term = useDeferredValue(search).trim();
  const { search: site, isLoading, preload } = useSiteSearch(term);
  // Memoized, so that the memoized cards do not render again.
  const { matching, highlight } = useMemo(() => {
    if (term === "") return { matching: guests };
    if (!site) return { matching: createSubstringIndex(guests, textsOfGuest)(term) };
    const { guests: best, terms } = site.find(term);
    const byId = new Map(guests.map((guest) => [guest.id, guest]));
    return { matching: best.flatMap(({ id }) => byId.get(id) ?? []), highlight: highlighterOf(terms) };
  }, [guests, site, term]);
  const isSearching = isLoading && matching.length === 0;
  const first = term === "" ? matching[0] : undefined;
  const others = first ? matching.slice(1) : matching;

  return (
    <>
      <SearchBox
        label="Search guests"
        placeholder="Search guests by name, company, or expertise..."
        value={search}
        onChange={setSearch}
        onFocus={preload}
        onBlur={settleSearch}
      />
      <p tabIndex={-1} role="status" aria-busy={isSearching || !isSettled}>
        {isSearching ? `Searching ${guests.length} guests…` : `Showing ${countOf(matching.length, "guest")}`}
      </p>
      {matching.length === 0 && !isSearching && (
        <EmptyState title={`No guests found matching "${term}"`} button={["Show All Guests", () => setSearch("")]} />
      )}
      {first && (
        <div className="@container">
          <GuestCard guest={first} isLarge />
        </div>
      )}
      <div
        className={clsx(
          "grid gap-x-10 gap-y-8 md:grid-cols-2 md:gap-y-12 min-[90rem]:grid-cols-3",
          first && "pt-5 md:pt-9",
        )}
      >
        {others.map((guest) => (
          <GuestCard key={guest.id} guest={guest} highlight={highlight} />
        ))}
      </div>
    </>
  );
}

type Props = {
  guest: GuestSummary;
  /** The large card, as wide as its `@container`. */
  isLarge?: boolean;
  /** Highlights the matches of the search in a text. */
  highlight?: (text: string) => ReactNode;
};

/** A guest's card: portrait, name, occupation, and episode. */
const GuestCard = memo(function GuestCard({ guest, isLarge = false, highlight = String }: Props) {
  const { id, name, title, bio, episode, hue, picture } = guest;
  return (
    <article
      data-card=""
      className={clsx(
        "group relative grid",
        isLarge
          ? "gap-x-10 gap-y-6 border-b border-line pb-6 @min-[42rem]:grid-cols-[12rem_minmax(0,1fr)] @min-[42rem]:items-center"
          : "grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] gap-x-[min(1.25rem,6%)]",
      )}
    >
      <div
        className={clsx(
          "aspect-square w-full self-start overflow-hidden rounded-md",
          isLarge && "@max-[42rem]:max-w-40",
        )}
      >
        <Portrait
          name={name}
          src={picture}
          hue={hue}
          className="w-full transition-[scale] duration-200 group-hover:scale-[1.03]"
        />
      </div>
      <div className="min-w-0">
        <p className="text-sm font-semibold text-mint">Episode #{episode.number}</p>
        <h2
          lang={languageOf(name)}
          className={clsx("mt-1 group-hover:text-mint", isLarge ? "text-2xl" : "text-lg leading-snug")}
        >
          {highlight(name)}
        </h2>
        {title && <p className={clsx("mt-1 font-semibold", !isLarge && "text-sm")}>{highlight(title)}</p>}
        <p
          lang="ka"
          className={clsx("text-muted", isLarge ? "mt-3 max-w-reading" : "mt-2 line-clamp-3 text-sm max-sm:hidden")}
        >
          {highlight(bio)}
        </p>
        <p lang={languageOf(episode.subject)} className="mt-2 text-sm text-muted">
          {highlight(episode.subject)}
        </p>
        <Link
          to={`/guests/${id}`}
          className="mt-3 inline-block text-sm font-semibold text-mint after:absolute after:inset-0"
        >
          View Profile<span className="sr-only"> of {name}</span>
        </Link>
      </div>
    </article>
  );
});
