import { useEffect, useEffectEvent } from "react";

import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { notifyLoadFailed } from "#app/ui/notify-load-failed.ts";

type Options<Module> = {
  /** The parameter of the address that holds what is taken, so that Back closes it. */
  parameter: string;
  /** Stays the same. */
  importRound: () => Promise<Module>;
  failureText: string;
  /** Whether a value of the parameter names something that can be taken. */
  isKnown?: (value: string) => boolean;
};

/** A round over the page: what is taken, and the round's code, which loads when it is first asked for. */
export function useRoundOverlay<Module>({ parameter, importRound, failureText, isKnown }: Options<Module>) {
  const { value, open, close } = useUrlOverlay(parameter);
  const { module, hasFailed, load } = useLazyModule(importRound);
  const taken = value !== null && (isKnown?.(value) ?? true) ? value : undefined;
  const isOpen = taken !== undefined;

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

  return { taken, isOpening: isOpen && !module, module, open, close };
}
