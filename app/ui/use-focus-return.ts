import { useEffect, useState } from "react";

/**
 * Gives the focus back to what had it when the component was first shown, or where that is gone to the page's heading.
 * Headless UI remembers that too, but only from
 * the moment its code has come: the click that made it come is lost to it.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const target = opener?.isConnected ? opener : document.querySelector("main h1");
        if (target instanceof HTMLElement) target.focus();
      });
    },
    [opener],
  );
}
