import { useCallback, useEffect, useState } from "react";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import type { SiteSearch } from "./site-search.ts";
import { cutQuery } from "./substring-index.ts";

/** The search once it has loaded, so that Back to a list shows its results at once. */
let loaded: SiteSearch | undefined;

async function load(): Promise<SiteSearch> {
  const { loadSiteSearch } = await import("./site-search.ts");
  return (loaded = await loadSiteSearch());
}

/**
 * Loads the search as soon as there is a query, or earlier by `preload` (on focus of the field). After a failure, tries
 * again with the next query. `isLoading` is true while a query waits.
 */
export function useSiteSearch(query: string) {
  const [search, setSearch] = useState(loaded);
  const [hasFailed, setHasFailed] = useState(false);

  const preload = useCallback(() => void load().then(setSearch, () => setHasFailed(true)), []);

  useEffect(() => {
    if (query !== "") preload();
  }, [query, preload]);

  return { search, isLoading: query !== "" && !search && !hasFailed, preload };
}

/** Milliseconds without a key press before the text goes into the URL. Browsers limit URL changes. */
const settleMs = 200;

/**
 * A text field whose value is in the query string. Typed text shows at once. The URL follows when typing pauses, or
 * when `settle` is called (on blur of the field). Cuts text that is longer than a query can be (cutQuery).
 */
export function useQueryText(
  name: string,
): [text: string, setText: (text: string) => void, settle: () => void, isSettled: boolean] {
  const { query, change } = useQueryString();
  const inUrl = cutQuery(query.get(name) ?? "");
  const [text, setText] = useState(inUrl);
  const [lastInUrl, setLastInUrl] = useState(inUrl);
  // The text that the URL shows, then the texts that the router has not rendered yet.
  const [written, setWritten] = useState<readonly string[]>([inUrl]);
  const lastWritten = written.at(-1);

  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl);
    setWritten(written.includes(inUrl) ? written.slice(written.indexOf(inUrl)) : [inUrl]);
    // Adopts a URL that changed elsewhere, for example by Back.
    if (!written.includes(inUrl)) setText(inUrl);
  }

  const settle = useCallback(() => {
    if (text === lastWritten) return;
    change({ [name]: text });
    setWritten((texts) => [...texts, text]);
  }, [text, lastWritten, name, change]);

  useEffect(() => {
    const timer = setTimeout(settle, settleMs);
    return () => clearTimeout(timer);
  }, [settle]);

  return [text, (typed: string) => setText(cutQuery(typed)), settle, text === inUrl];
}
