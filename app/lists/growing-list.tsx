import { clsx } from "clsx";
import { useCallback, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { useHydrated } from "#app/lib/browser-state.ts";
import { useStableCallback } from "#app/lib/use-stable-callback.ts";
import { Button } from "#app/ui/button.tsx";

/** Distance from the viewport at which the list grows: two or three screens. */
const near = "2000px";

type Options = {
  /** Items per batch: full rows at any width. */
  batch: number;
  /** Identifies the view, for example by its filters. When it changes, the list shows one batch again. */
  view?: string;
  /** Minimum number of items to show. */
  atLeast?: number;
};

/**
 * Shows a long list in batches. The prerendered page contains every item. Until hydration, `classOf(index)` hides the
 * items after the first batch, except without JavaScript. On Back and reload the whole list shows, so that the browser
 * restores the scroll position.
 */
export function useGrowingList<Item>(all: readonly Item[], { batch, view = "", atLeast = 0 }: Options) {
  const isHydrated = useHydrated();
  const [isFirstPage] = useState(!isHydrated);
  const hasGoneBack = useNavigationType() === NavigationType.Pop;
  const [grown, setGrown] = useState<{ view: string; count: number }>();

  if (isHydrated && grown?.view !== view) {
    // The script in the head marks a visit that starts at the top (document/inline-scripts.ts).
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

/** The end of a growing list: the number of items shown, and a button for more. Scrolling near it also loads more. */
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
    // Moves the focus to the count, because the button disappears with the last batch.
    if (shown + batch >= total) countRef.current?.focus({ preventScroll: true });
    showMore();
  }

  if (total <= batch) return null;
  return (
    <div
      className={clsx(
        "mt-12 min-h-24 flex-col items-center gap-3 [overflow-anchor:none]",
        isHydrated ? "flex" : "hidden in-data-arriving:flex",
      )}
    >
      <p ref={countRef} tabIndex={-1} className="text-muted">
        {`${shown} of ${total}`}
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
