import { clsx } from "clsx";
import { useCallback, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { useHydrated } from "#app/lib/browser-state.ts";
import { useStableCallback } from "#app/lib/use-stable-callback.ts";
import { Button } from "#app/ui/button.tsx";

/** Distance from the view at which the list grows: two or three screens. */
const near = "2000px";

type Options = {
  /** Items shown at first, and added each time: whole rows at any width. */
  batch: number;
  /** Names what is listed, for example the filters. Another view starts with one batch. */
  view?: string;
  /** Shows at least this many. */
  atLeast?: number;
};

/**
 * Shows a long list a batch at a time. The prerendered page holds every item; give the items after the first batch
 * `classOf(index)`, which hides them until hydration, but only where scripts run. A visitor who comes back, or reloads,
 * finds the whole list, so that the browser finds their place on it.
 */
export function useGrowingList<Item>(all: readonly Item[], { batch, view = "", atLeast = 0 }: Options) {
  const isHydrated = useHydrated();
  const [isFirstPage] = useState(!isHydrated);
  const hasGoneBack = useNavigationType() === NavigationType.Pop;
  const [grown, setGrown] = useState<{ view: string; count: number }>();

  if (isHydrated && grown?.view !== view) {
    // The script in the head marks a first visit (document/inline-scripts.ts).
    const comesBack = isFirstPage ? document.documentElement.dataset["arriving"] === undefined : hasGoneBack;
    setGrown({ view, count: !grown && comesBack ? Infinity : batch });
  }
  if (grown && grown.count < atLeast) setGrown({ view, count: atLeast });

  const items = isHydrated ? all.slice(0, grown?.count) : all;
  return {
    items,
    total: all.length,
    batch,
    isHydrated,
    classOf: (index: number) => (!isHydrated && index >= batch ? "in-data-arriving:hidden" : undefined),
    showMore: () => setGrown({ view, count: items.length + batch }),
  };
}

type Props = { list: Omit<ReturnType<typeof useGrowingList>, "items" | "classOf"> & { items: readonly unknown[] } };

/** The end of a growing list: how much of it is shown, and a button for more, which scrolling close to it presses, too. */
export function ShowMore({ list: { items, total, batch, isHydrated, showMore } }: Props) {
  const countRef = useRef<HTMLParagraphElement>(null);
  const shown = isHydrated ? items.length : Math.min(batch, total);
  const grow = useStableCallback(showMore);

  const watch = useCallback(
    (end: HTMLElement) => {
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && grow(),
        { rootMargin: near },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [grow],
  );

  function press() {
    // The button goes with the last batch; the focus must not go with it.
    if (shown + batch >= total) countRef.current?.focus({ preventScroll: true });
    showMore();
  }

  if (total <= batch) return null;
  return (
    <div
      className={clsx(
        "mt-12 min-h-24 flex-col items-center gap-3",
        isHydrated ? "flex" : "hidden in-data-arriving:flex",
      )}
    >
      <p ref={countRef} tabIndex={-1} className="text-muted">
        {shown} of {total}
      </p>
      {shown < total && (
        <>
          <span key={shown} ref={watch} />
          <Button onClick={press}>Show more</Button>
        </>
      )}
    </div>
  );
}
