import { useCallback, useEffect, useState } from "react";
import { type Location, useLocation, useNavigation } from "react-router";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { cutQuery } from "./substring-index.ts";

/**
 * A search that is fetched when it is wanted: by `preload`, which belongs to the field's focus, or because a query stands
 * in the address; and again when the network is back. Until then, and where it does not come, there is no finder;
 * `isComing` while it is on its way to a query. Pass a function that stays the same.
 */
export function useFinder<Finder>(importFinder: () => Promise<Finder>, hasQuery: boolean) {
  const { module: finder, hasFailed, load } = useLazyModule(importFinder);

  const preload = useCallback(() => {
    if (!finder) void load();
  }, [finder, load]);

  useEffect(() => {
    if (!hasQuery) return undefined;
    preload();
    window.addEventListener("online", preload);
    return () => window.removeEventListener("online", preload);
  }, [hasQuery, preload]);

  return { finder: hasQuery ? finder : undefined, isComing: hasQuery && !finder && !hasFailed, preload };
}

/** Milliseconds without a key press before a typed text goes into the address: browsers limit such changes. */
const settleMs = 200;

/**
 * A text field whose value lives in the query string: shown at once, written to the address when typing pauses, or at
 * once by `settle`, which belongs to the field's blur. On the way to another page nothing is written: it would be
 * another way, and cancel that one. What is longer than a query can be (cutQuery) is cut.
 */
export function useQueryText(
  name: string,
): [text: string, setText: (text: string) => void, settle: () => void, isSettled: boolean] {
  const { query, change } = useQueryString();
  const isLeaving = useNavigation().state !== "idle";
  const settled = cutQuery(query.get(name) ?? "");
  const location = useLocation();
  /** What is typed; what of it was written last, and the location until the router has rendered the new one. */
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
