import { useCallback } from "react";
import { type Location, useLocation, useSearchParams } from "react-router";
import { useHydrated } from "#app/lib/browser-state.ts";

const noParams = new URLSearchParams();

type Changes = Record<string, string | readonly string[] | null>;

/** The parameters last requested at a location. A second change may follow before React Router renders the first. */
const pendingParams = new WeakMap<Location, URLSearchParams>();

/**
 * The query string as state. Pages are prerendered without a query string, so the first render always has an empty
 * query. `change` sets (string), repeats (list) or removes (null, empty string, empty list) parameters. It keeps the
 * scroll position, and replaces the history entry unless `push` is set. Pass a function if the new values depend on the
 * old ones, because the rendered query may be older than the last change. `state` stays with the history entry, even
 * after a reload.
 */
export function useQueryString() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const isHydrated = useHydrated();

  const change = useCallback(
    (
      changes: Changes | ((latest: URLSearchParams) => Changes),
      { push = false, state }: { push?: boolean; state?: unknown } = {},
    ) => {
      const next = new URLSearchParams(pendingParams.get(location) ?? params);
      for (const [name, value] of Object.entries(typeof changes === "function" ? changes(next) : changes)) {
        next.delete(name);
        for (const one of typeof value === "string" ? [value].filter(Boolean) : (value ?? [])) next.append(name, one);
      }
      pendingParams.set(location, next);
      setParams(next, { replace: !push, state, preventScrollReset: true });
    },
    [location, params, setParams],
  );

  return { query: isHydrated ? params : noParams, change };
}
