import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

import { createSafeStorage } from "#app/lib/safe-storage.ts";

import { type InfiniteList, setCount } from "./use-infinite-list.ts";

const storage = createSafeStorage(() => sessionStorage);

/**
 * Remembers how many items were shown with the place in the history: Back finds the list as long as it was, and after a
 * reload, which begins with a short list, it grows again and the page is scrolled to where it was.
 */
export function useRestoredLength({ start, count, opened, view }: InfiniteList<unknown>, isWaiting: boolean): void {
  const { key, pathname } = useLocation();
  const name = `devtherapy-shown ${key} ${pathname} ${view}`;
  const batch = start.first.length;
  const scroll = useRef<{ from: number; to: number }>(undefined);

  useLayoutEffect(() => {
    const [before = 0, top = 0] = (storage.getItem(name) ?? "").split(" ").map(Number);
    if (!(before > count)) return;
    scroll.current = { from: window.scrollY, to: top };
    setCount(opened + view, before);
    // oxlint-disable-next-line react/exhaustive-deps -- what an earlier visit left, at the beginning alone
  }, []);

  useLayoutEffect(() => {
    if (!scroll.current || isWaiting || count <= batch) return;
    const { from, to } = scroll.current;
    scroll.current = undefined;
    // A visitor who has scrolled meanwhile stays where they are.
    if (window.scrollY === from) window.scrollTo({ top: to, behavior: "instant" });
  }, [isWaiting, count, batch]);

  useLayoutEffect(() => {
    if (count <= batch) return undefined;
    const keep = () => storage.setItem(name, `${count} ${Math.round(window.scrollY)}`);
    keep();
    window.addEventListener("pagehide", keep);
    return () => {
      // Before the page that follows is scrolled.
      keep();
      window.removeEventListener("pagehide", keep);
    };
  }, [name, count, batch]);

  useEffect(() => {
    if (count > batch) setCount(key + view, count);
  }, [key, view, count, batch]);
}
