import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { safeSessionStorage } from "#app/lib/safe-storage.ts";
import { useStableCallback } from "#app/lib/use-stable-callback.ts";
import { Button } from "#app/ui/button.tsx";
import { type InfiniteList, loadList, setCount } from "./use-infinite-list.ts";

export type LoadMoreProps = {
  list: InfiniteList;
  /** How many items what is looked at has so far. */
  found: number;
  /** So many are to be shown in any case. */
  atLeast?: number;
};

/** Batches that come by themselves before the visitor is asked, so that the page's end stays within reach. */
const autoLoadedBatches = 5;

/** Distance from the view at which the next batch is shown: two screens or three, so that it can be fetched meanwhile. */
const near = "2000px";

const notes = {
  idle: undefined,
  loading: "Loading more…",
  failed: "Couldn't load the rest. Check your connection.",
};

/** Makes a list longer: a batch at a time, as many items as the page brought along. */
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

  // The button goes with the last batch; the focus must not go with it.
  useLayoutEffect(() => {
    if (!isMore && asked > 0 && document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, [isMore, asked]);

  const showMore = useStableCallback(() => setCount(opened + view, shown + batch));

  // The end of what is shown: once it has come near the view, more is.
  const watch = useCallback(
    (end: HTMLElement) => {
      // A busy browser tells of several changes at once.
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
 * Remembers how many items were shown with the place in the history: Back finds the list as long as it was, and after a
 * reload, which begins with a short list, it grows again and the page is scrolled to where it was.
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
    const keep = () => safeSessionStorage.setItem(name, `${count} ${Math.round(window.scrollY)}`);
    keep();
    setCount(key + view, count);
    window.addEventListener("pagehide", keep);
    return () => {
      // Before the page that follows is scrolled.
      keep();
      window.removeEventListener("pagehide", keep);
    };
  }, [name, key, view, count, batch]);
}
