import { useCallback, useEffect } from "react";

import { useOnDemand } from "./use-on-demand.ts";

/**
 * A search that is fetched when it is wanted: by `warm`, which belongs to the field's focus, or because a query stands
 * in the address. Until then, and where it does not come, there is no finder. Pass a function that stays the same.
 */
export function useFinder<Finder>(importFinder: () => Promise<Finder>, hasQuery: boolean) {
  const { module: finder, load } = useOnDemand(importFinder);

  const warm = useCallback(() => {
    if (!finder) void load();
  }, [finder, load]);

  useEffect(() => {
    if (hasQuery) warm();
  }, [hasQuery, warm]);

  return { finder: hasQuery ? finder : undefined, warm };
}
