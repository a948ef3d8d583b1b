import { useCallback } from "react";
import { useSearchParams } from "react-router";

import { useHydrated } from "./use-hydrated.ts";

const nothing = new URLSearchParams();

type Change = Record<string, string | readonly string[] | null>;

/**
 * The address's query string as state. Pages are prerendered without one, so the first render is always the plain
 * page. `change` sets (string), repeats (list) or removes (null, empty) parameters; it replaces the history entry and
 * keeps the scroll position unless told to `push`.
 */
export function useQueryString() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();

  const change = useCallback(
    (changes: Change, { push = false }: { push?: boolean } = {}) => {
      setParams((current) => withChanges(current, changes), { replace: !push, preventScrollReset: true });
    },
    [setParams],
  );

  return { query: isHydrated ? params : nothing, change };
}

function withChanges(current: URLSearchParams, changes: Change): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    for (const one of typeof value === "string" ? [value] : (value ?? [])) {
      if (one !== "") next.append(name, one);
    }
  }
  return next;
}
