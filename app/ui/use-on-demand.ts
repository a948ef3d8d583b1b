import { useEffect, useEffectEvent } from "react";
import { needsReload, useLazyModule } from "#app/lib/lazy-modules.ts";
import { reloadPage } from "#app/lib/release.ts";
import { toast } from "#app/lib/toast.ts";

/** Code for something that opens, once `isWanted`. Where it does not come, says so and gives up, unless nobody waits any more. */
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
 * Says what could not be done because its code did not come; after the second time it offers a reload. Takes what was
 * imported by `useLazyModule`, or how often it failed.
 */
export function notifyLoadFailed(failed: (() => Promise<unknown>) | number, message: string): void {
  toast("error", message, {
    description: "Check your connection and try again.",
    action: needsReload(failed) ? { label: "Reload", onClick: reloadPage } : undefined,
  });
}
