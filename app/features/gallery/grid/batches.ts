import { useLayoutEffect, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { asRecord, parseJson } from "#app/lib/read-entries.ts";
import { safeSessionStorage } from "#app/lib/safe-storage.ts";

/** Tiles per batch: full rows of two, three and four. */
export const batch = 24;

/** Distance from the viewport at which the next batch renders: two or three screens. */
const nearEnd = "2000px";

/**
 * Returns the number of tiles to render, which grows when the end of the list is near. On Back and reload, starts with
 * all tiles, so that the browser can restore the scroll position. `isReady` is false until hydration.
 */
export function useBatches(isReady: boolean, atLeast: number) {
  const hasGoneBack = useNavigationType() === NavigationType.Pop;
  const [isReload] = useState(() => !isReady && isReloaded());
  const [count, setCount] = useState(isReload || (isReady && hasGoneBack) ? Infinity : batch);
  if (count < atLeast) setCount(atLeast);

  // React Router has restored a reloaded page's position before hydration, when the page was short.
  const hasAllTiles = isReload && isReady;
  useLayoutEffect(() => {
    if (!hasAllTiles) return;
    const positions = asRecord(parseJson(safeSessionStorage.getItem("react-router-scroll-positions")));
    const top = positions?.[String(window.history.state?.key)];
    if (typeof top === "number") window.scrollTo(0, top);
  }, [hasAllTiles]);

  function watchEnd(end: HTMLElement | null) {
    if (!end) return undefined;
    const grow = () => setCount((shown) => shown + batch);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && grow(),
      { rootMargin: nearEnd },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }

  return { count, restart: () => setCount(batch), watchEnd };
}

/** Returns true if the visitor has reloaded this document, or has returned to it by Back or Forward. */
function isReloaded(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type !== "navigate";
}
