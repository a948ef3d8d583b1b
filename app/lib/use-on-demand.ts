import { useCallback, useState } from "react";

import { reloadIfReleased } from "./reload-page.ts";

type Import<Module> = () => Promise<Module>;

/** What has come, and failures of visible tries, by what loads it. */
const modules = new WeakMap<Import<unknown>, unknown>();
const failures = new WeakMap<Import<unknown>, number>();

/**
 * Code that is loaded when it is wanted, for example by a click. Unlike `lazy()` a failure breaks nothing: `load`
 * resolves to undefined, `hasFailed` says so, and loading can be tried again; where a release has taken the code away, the
 * page is reloaded first, unless it `staysOnRelease` because nobody asked for this. `warm` loads before the code is wanted, and
 * fails silently. Pass a function that stays the same.
 */
export function useOnDemand<Module>(importModule: Import<Module>, { staysOnRelease = false } = {}) {
  const [module, setModule] = useState(() => modules.get(importModule) as Module | undefined);
  const [hasFailed, setHasFailed] = useState(false);

  const keep = useCallback(async () => {
    const loaded = await importModule();
    modules.set(importModule, loaded);
    setModule(() => loaded);
    return loaded;
  }, [importModule]);

  const load = useCallback(async (): Promise<Module | undefined> => {
    setHasFailed(false);
    try {
      return await keep();
    } catch {
      // The reload ends what waits here.
      if (!staysOnRelease && (await reloadIfReleased())) return new Promise(() => undefined);
      failures.set(importModule, (failures.get(importModule) ?? 0) + 1);
      setHasFailed(true);
      return undefined;
    }
  }, [importModule, keep, staysOnRelease]);

  const warm = useCallback(() => keep().catch(() => undefined), [keep]);

  return { module, hasFailed, load, warm };
}

/**
 * Whether trying again is no use: of all browsers Chromium alone asks again for code that failed to load. Never while
 * offline, when a reload would lose the page. Takes what failed, or how often something else did in a row.
 */
export function needsReload(failed: Import<unknown> | number): boolean {
  const count = typeof failed === "number" ? failed : (failures.get(failed) ?? 0);
  return count > 1 && navigator.onLine;
}
