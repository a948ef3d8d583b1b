import { useEffect, useEffectEvent } from "react";
import { needsReload, useLazyModule } from "#app/lib/lazy-modules.ts";
import { reloadPage } from "#app/lib/release.ts";
import { toast } from "#app/lib/toast.ts";

/**
 * Imports a module once `isWanted`. If that fails, shows a toast and calls `close`, unless `isWanted` is false by
 * then.
 */
export function useOnDemand<Module>(
  importModule: () => Promise<Module>,
  isWanted: boolean,
  failureText: string,
  giveUp: () => void,
): Module | undefined {
  const { module, hasFailed, load } = useLazyModule(importModule);

  const onFailed = useEffectEvent(() => {
    if (!isWanted) return;
    notifyLoadFailed(importModule, failureText);
    giveUp();
  });

  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);

  useEffect(() => {
    if (hasFailed) onFailed();
  }, [hasFailed]);

  return module;
}

/**
 * Shows a toast that a chunk failed to load, with a reload action from the second failure. Takes the import function
 * passed to `useLazyModule`, or the number of failures.
 */
export function notifyLoadFailed(failed: (() => Promise<unknown>) | number, message: string): void {
  toast("error", message, {
    description: "Check your connection and try again.",
    action: needsReload(failed) ? { label: "Reload", onClick: reloadPage } : undefined,
  });
}
