import { useCallback, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { cutQuery } from "./substring-index.ts";

/**
 * A search that is fetched when it is wanted: by `preload`, which belongs to the field's focus, or because a query stands
 * in the address; and again when the network is back. Until then, and where it does not come, there is no finder;
 * `isComing` while it is on its way to a query. Pass a function that stays the same.
 */
export function useFinder<Finder>(importFinder: () => Promise<Finder>, hasQuery: boolean) {
  // A field that is only focused is no reason to reload the page.
  const { module: finder, hasFailed, load } = useLazyModule(importFinder, { staysOnRelease: !hasQuery });

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
export function useQueryText(name: string): [text: string, setText: (text: string) => void, settle: () => void] {
  const { query, change } = useQueryString();
  const isLeaving = useNavigation().state !== "idle";
  const settled = cutQuery(query.get(name) ?? "");
  const [draft, setDraft] = useState<string>();

  if (draft === settled) setDraft(undefined);

  useEffect(() => {
    if (draft === undefined || isLeaving) return undefined;
    const timer = setTimeout(() => change({ [name]: draft }), settleMs);
    return () => clearTimeout(timer);
  }, [draft, name, change, isLeaving]);

  function settle() {
    if (draft !== undefined && !isLeaving) change({ [name]: draft });
  }

  return [draft ?? settled, (text) => setDraft(cutQuery(text)), settle];
}
