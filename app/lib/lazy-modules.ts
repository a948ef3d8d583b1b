import { useCallback, useState } from "react";

type Import<Module> = () => Promise<Module>;

/** Imported modules, and the number of failures of `load`, by import function. */
const modules = new WeakMap<Import<unknown>, unknown>();
const failures = new WeakMap<Import<unknown>, number>();

/**
 * A chunk that is imported on demand, for example by a click. Unlike with `lazy()` a chunk load failure throws nothing: `load`
 * resolves to undefined, sets `hasFailed` and can be called again. `preload` preloads, and fails silently. The
 * function passed must be stable.
 */
export function useLazyModule<Module>(importModule: Import<Module>) {
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
      failures.set(importModule, (failures.get(importModule) ?? 0) + 1);
      setHasFailed(true);
      return undefined;
    }
  }, [importModule, keep]);

  const preload = useCallback(() => keep().catch(() => undefined), [keep]);

  return { module, hasFailed, load, preload };
}

/**
 * Whether trying again is no use: of all browsers Chromium alone asks again for code that failed to load. Never while
 * offline, when a reload would lose the page. Takes what failed, or how often something else did in a row.
 */
export function needsReload(failed: Import<unknown> | number): boolean {
  const count = typeof failed === "number" ? failed : (failures.get(failed) ?? 0);
  return count > 1 && navigator.onLine;
}
