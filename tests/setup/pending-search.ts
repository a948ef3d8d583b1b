import { vi } from "vitest";
import type { SiteSearch } from "#app/search/site-search.ts";

let pending = Promise.withResolvers<SiteSearch>();

/** Replaces the function of `search/site-search.ts`. Its promise is pending until the test settles it. */
export const loadSiteSearch = () => (pending = Promise.withResolvers<SiteSearch>()).promise;

export const answer = (search: SiteSearch) => pending.resolve(search);
export const fail = (error: Error) => pending.reject(error);

/** Resets the search for one test. Call it in `beforeEach`. */
export function forgetSearch(): void {
  // After a failed import, the site requests its current build time. Reject that request.
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("refused")));
  // A loaded search stays in memory.
  vi.resetModules();
}
