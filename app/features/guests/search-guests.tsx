import type { GuestSummary } from "#app/content/guests.server.ts";
import { Highlight } from "#app/search/highlight.tsx";
import { loadSiteSearch } from "#app/search/site-search.ts";

/** Fetches the search for the list. Import it when it is wanted. */
export async function createGuestFinder() {
  const search = await loadSiteSearch();
  return {
    /** The guests of the list that a query means, the best first. */
    find: (guests: readonly GuestSummary[], query: string) => {
      const byId = new Map(guests.map((guest) => [guest.id, guest]));
      return search.find(query).guests.flatMap(({ id }) => byId.get(id) ?? []);
    },
    /** Shows a text with what the query means in it. */
    marker: (query: string) => (text: string) => <Highlight text={text} matches={search.matchesIn(text, query)} />,
  };
}
