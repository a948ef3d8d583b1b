import { useEffect, useRef } from "react";

import { tileId } from "./meme-addresses.ts";

/** When the viewer closes, puts the focus on the tile of the meme it showed last; on the last tile if that is further on. */
export function useTileFocus(shown: string | undefined): void {
  const last = useRef<string>(undefined);

  useEffect(() => {
    const closedOn = shown === undefined ? last.current : undefined;
    last.current = shown;
    if (closedOn === undefined) return undefined;
    // Later than the dialog's own return of the focus and the router's of the scroll position.
    const frame = requestAnimationFrame(() => {
      const tile = document.getElementById(tileId(closedOn));
      (tile ?? [...document.querySelectorAll<HTMLElement>("[data-position] > a")].at(-1))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
}
