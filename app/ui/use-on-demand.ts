import { useEffect, useEffectEvent } from "react";

import { useLazyModule } from "#app/lib/lazy-modules.ts";

import { notifyLoadFailed } from "./notify-load-failed.ts";

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
