import { vi } from "vitest";
import type { SiteSearch } from "#app/search/site-search.ts";

let pending = Promise.withResolvers<SiteSearch>();

/** Stands in for the function of `search/site-search.ts`: on its way until a test says what comes of it. */
export const loadSiteSearch = () => (pending = Promise.withResolvers<SiteSearch>()).promise;

export const answer = (search: SiteSearch) => pending.resolve(search);
export const fail = (error: Error) => pending.reject(error);

/** For one test: call it in `beforeEach`. */
export function forgetSearch(): void {
  // Asked which build the site is of, when code does not come.
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("refused")));
  // A search that has come stays for the visit.
  vi.resetModules();
}
