import { useCallback, useEffect } from "react";

import { useLazyModule } from "#app/lib/lazy-modules.ts";

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
