import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";

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
  const isOpen = isKnown(value);
  const module = useOnDemand(importRound, isOpen, failureText, close);
  return { value, isOpen, module, open, close };
}
