import { useCallback, useState } from "react";

/**
 * Code that is loaded when it is wanted, for example by a click. Unlike `lazy()` a failure breaks nothing: `load`
 * resolves to undefined, `hasFailed` says so, and loading can be tried again. Pass a function that stays the same.
 */
export function useOnDemand<Module>(importModule: () => Promise<Module>) {
  const [module, setModule] = useState<Module>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async (): Promise<Module | undefined> => {
    setHasFailed(false);
    try {
      const loaded = await importModule();
      setModule(() => loaded);
      return loaded;
    } catch {
      setHasFailed(true);
      return undefined;
    }
  }, [importModule]);

  return { module, hasFailed, load };
}
