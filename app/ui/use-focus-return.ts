import { useEffect, useState } from "react";

/**
 * Gives the focus back to what had it when the component was first shown, or to the page's heading where that is gone, or the address has opened it.
 * Headless UI remembers it too, but only from the moment its code has come: the click that made it come is lost to it.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
        else document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
