import { useCallback, useState } from "react";

type Import<Module> = () => Promise<Module>;

/** Imported modules, and the number of failures, by import function. */
const modules = new WeakMap<Import<unknown>, unknown>();
const failures = new WeakMap<Import<unknown>, number>();

/**
 * Imports a chunk on demand, for example on a click. Unlike `lazy()`, it does not throw if the chunk fails to load:
 * `load` resolves to undefined, sets `hasFailed` and can be called again. `preload` fails silently. `importModule`
 * must be stable.
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
 * Returns true if only a page reload can help: except for Chromium, browsers never request a failed module again.
 * False while offline, where a reload would lose the page. Takes the import function that failed, or a number of
 * failures in a row.
 */
export function needsReload(failed: Import<unknown> | number): boolean {
  const count = typeof failed === "number" ? failed : (failures.get(failed) ?? 0);
  return count > 1 && navigator.onLine;
}
