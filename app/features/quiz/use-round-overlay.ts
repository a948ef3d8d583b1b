import { useEffect, useEffectEvent } from "react";

import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { notifyLoadFailed } from "#app/ui/notify-load-failed.ts";

/**
 * A round over the page, open while a parameter of the address has a value that `isKnown`, so that Back closes it. Its code
 * loads when it is first asked for; the import function must be stable.
 */
export function useRoundOverlay<Module>(
  parameter: string,
  importRound: () => Promise<Module>,
  failureText: string,
  isKnown: (value: string | null) => boolean,
) {
  const { value, open, close } = useUrlOverlay(parameter);
  const { module, hasFailed, load } = useLazyModule(importRound);
  const isOpen = isKnown(value);

  const giveUp = useEffectEvent(() => {
    // Who has closed it meanwhile wants nothing.
    if (!isOpen) return;
    notifyLoadFailed(importRound, failureText);
    close();
  });

  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);

  return { value, isOpen, module, open, close };
}
