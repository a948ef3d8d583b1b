import type { GuestSummary } from "#app/content/guests.server.ts";
import { Highlight } from "#app/search/highlight.tsx";
import { loadSiteSearch } from "#app/search/site-search.ts";

/** Loads the search for the list. Import it on demand. */
export async function createGuestFinder() {
  const search = await loadSiteSearch();
  return {
    /** Returns the guests that match a query, best first. */
    find: (guests: readonly GuestSummary[], query: string) => {
      const byId = new Map(guests.map((guest) => [guest.id, guest]));
      return search.find(query).guests.flatMap(({ id }) => byId.get(id) ?? []);
    },
    /** Highlights the matches of a query in a text. */
    marker: (query: string) => (text: string) => <Highlight text={text} matches={search.matchesIn(text, query)} />,
  };
}
