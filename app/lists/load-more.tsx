import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { safeSessionStorage } from "#app/lib/safe-storage.ts";
import { useStableCallback } from "#app/lib/use-stable-callback.ts";
import { Button } from "#app/ui/button.tsx";
import { type InfiniteList, loadList, setCount } from "./use-infinite-list.ts";

export type LoadMoreProps = {
  list: InfiniteList;
  /** Number of items in the current view so far. */
  found: number;
  /** Minimum number of items to show. */
  atLeast?: number;
};

/** Batches that load automatically. After them a button keeps the page's end within reach. */
const autoLoadedBatches = 5;

/** Distance from the viewport at which the next batch loads: two or three screens, to fetch it in time. */
const near = "2000px";

const notes = {
  idle: undefined,
  loading: "Loading more…",
  failed: "Couldn't load the rest. Check your connection.",
};

/** Extends a list in batches of as many items as its page has. */
export function LoadMore({ list, found, atLeast = 0 }: LoadMoreProps) {
  const { start, status, isWhole, count, opened, view } = list;
  const batch = start.first.length;
  const [asked, setAsked] = useState(0);
  const note = useRef<HTMLParagraphElement>(null);
  const shown = Math.min(count, found);
  const isMore = shown < found || !isWhole;
  const isWaiting = !isWhole && shown < count;

  useEffect(() => {
    if (isWaiting && status === "idle") void loadList(start);
  }, [isWaiting, status, start]);

  useEffect(() => {
    if (atLeast > count) setCount(opened + view, atLeast);
  }, [atLeast, count, opened, view]);

  useRestoredLength(list, isWaiting);

  // The button disappears with the last batch, so the note gets the focus.
  useLayoutEffect(() => {
    if (!isMore && asked > 0 && document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, [isMore, asked]);

  const showMore = useStableCallback(() => setCount(opened + view, shown + batch));

  // Shows more when the end of the list is near the viewport.
  const watch = useCallback(
    (end: HTMLElement) => {
      // A busy browser reports several changes in one call.
      const tell: IntersectionObserverCallback = (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) showMore();
      };
      const observer = new IntersectionObserver(tell, { rootMargin: near });
      observer.observe(end);
      return () => observer.disconnect();
    },
    [showMore],
  );

  function ask() {
    if (status === "failed") return void loadList(start);
    setAsked(Math.ceil(shown / batch));
    showMore();
  }

  const isByItself = isMore && status === "idle" && shown < (asked + autoLoadedBatches) * batch;
  return (
    <>
      {isByItself && <span key={shown} ref={watch} aria-hidden="true" />}
      <p ref={note} tabIndex={-1} role={status === "failed" ? "alert" : "status"} className="text-muted">
        {notes[status] ?? (shown > batch || isMore ? `${shown} of ${isWhole ? found : start.total}` : "")}
      </p>
      {isMore && (
        <Button aria-busy={status === "loading"} onClick={ask}>
          {status === "failed" ? "Try again" : "Show more"}
        </Button>
      )}
    </>
  );
}

/**
 * Stores the number of shown items per history entry. Back restores the list's length. After a reload, the list grows
 * again and the page scrolls to its previous position.
 */
function useRestoredLength({ start, count, opened, view }: InfiniteList, isWaiting: boolean): void {
  const { key, pathname } = useLocation();
  const name = `devtherapy-shown ${key} ${pathname} ${view}`;
  const batch = start.first.length;
  const scroll = useRef<{ from: number; to: number }>(undefined);

  useLayoutEffect(() => {
    const [before = 0, top = 0] = (safeSessionStorage.getItem(name) ?? "").split(" ").map(Number);
    if (!(before > count)) return;
    scroll.current = { from: window.scrollY, to: top };
    setCount(opened + view, before);
    // oxlint-disable-next-line react/exhaustive-deps -- restores an earlier visit, only on mount
  }, []);

  useLayoutEffect(() => {
    if (!scroll.current || isWaiting || count <= batch) return;
    const { from, to } = scroll.current;
    scroll.current = undefined;
    // Keeps the position of a visitor who has scrolled meanwhile.
    if (window.scrollY === from) window.scrollTo({ top: to, behavior: "instant" });
  }, [isWaiting, count, batch]);

  useLayoutEffect(() => {
    if (count <= batch) return undefined;
    const keep = () => safeSessionStorage.setItem(name, `${count} ${Math.round(window.scrollY)}`);
    keep();
    setCount(key + view, count);
    window.addEventListener("pagehide", keep);
    return () => {
      // Before the next page scrolls.
      keep();
      window.removeEventListener("pagehide", keep);
    };
  }, [name, key, view, count, batch]);
}
