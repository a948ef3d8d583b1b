import { useCallback, useEffect, useState } from "react";
import { type Location, useLocation, useNavigation } from "react-router";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { cutQuery } from "./substring-index.ts";

/** Loaded finders by the function that imports them, so that a page that is opened again has its finder at once. */
const finders = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Imports a search when `preload` is called (on focus of the field), or when the URL has a query. Tries again when the
 * network is back. There is no finder until the import succeeds. `isComing` is true while a query waits for the import.
 * `importFinder` must be stable.
 */
export function useFinder<Finder>(importFinder: () => Promise<Finder>, hasQuery: boolean) {
  const [finder, setFinder] = useState(() => finders.get(importFinder) as Finder | undefined);
  const [hasFailed, setHasFailed] = useState(false);

  const preload = useCallback(() => {
    if (finder) return;
    const keep = (loaded: Finder) => {
      finders.set(importFinder, loaded);
      setFinder(() => loaded);
    };
    importFinder().then(keep, () => setHasFailed(true));
  }, [finder, importFinder]);

  useEffect(() => {
    if (!hasQuery) return undefined;
    preload();
    const retry = () => {
      setHasFailed(false);
      preload();
    };
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [hasQuery, preload]);

  return { finder: hasQuery ? finder : undefined, isComing: hasQuery && !finder && !hasFailed, preload };
}

/** Milliseconds without a key press before the text goes into the URL. Browsers limit URL changes. */
const settleMs = 200;

/**
 * A text field whose value lives in the query string. Typed text shows at once. The URL follows when typing pauses, or
 * when `settle` is called (on blur of the field). Writes nothing during a navigation, because that would cancel the
 * navigation. Cuts text that is longer than a query can be (cutQuery).
 */
export function useQueryText(
  name: string,
): [text: string, setText: (text: string) => void, settle: () => void, isSettled: boolean] {
  const { query, change } = useQueryString();
  const isLeaving = useNavigation().state !== "idle";
  const settled = cutQuery(query.get(name) ?? "");
  const location = useLocation();
  /**
   * `text` is what the visitor typed; `written` is the text last written to the URL. `oldLocation` is set until the
   * router has rendered the new location.
   */
  const [draft, setDraft] = useState<{ text: string; written?: string; oldLocation?: Location }>();
  const { text, written, oldLocation } = draft ?? {};

  if (text !== undefined && (oldLocation ? oldLocation !== location : text === settled))
    setDraft(text === (written ?? settled) ? undefined : { text });

  const settle = useCallback(() => {
    if (text === undefined || text === written || isLeaving) return;
    change({ [name]: text });
    setDraft({ text, written: text, oldLocation: location });
  }, [text, written, name, change, isLeaving, location]);

  useEffect(() => {
    const timer = setTimeout(settle, settleMs);
    return () => clearTimeout(timer);
  }, [settle]);

  const setText = (typed: string) => setDraft((current) => ({ ...current, text: cutQuery(typed) }));
  return [text ?? settled, setText, settle, text === undefined || text === settled];
}
