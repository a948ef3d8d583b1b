import { queryOptions } from "@tanstack/react-query";

import { fetchJson } from "#app/lib/fetch-json.ts";
import { queryClient } from "#app/lib/query-client.ts";

import { readSearchFile } from "./search-file.ts";
import { createSiteSearch, type SiteSearch } from "./site-search.ts";

/** The search over everything: the file that the build wrote, checked and indexed once, on arrival. */
export const siteSearchQuery = queryOptions({
  queryKey: ["site-search"],
  queryFn: async ({ signal }) => createSiteSearch(await fetchJson("/search.json", readSearchFile, signal)),
  // Offline it fails after one try, which the service worker may answer, instead of waiting: so that it can be told.
  networkMode: "always",
  retry: (failures) => failures < 3 && navigator.onLine,
  structuralSharing: false,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Fetches and indexes what there is, once a visit. Rejects when it does not come. */
export function loadSiteSearch(): Promise<SiteSearch> {
  return queryClient.fetchQuery(siteSearchQuery);
}
