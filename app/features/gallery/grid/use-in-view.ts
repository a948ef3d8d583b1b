import { type RefObject, useEffect, useState } from "react";

type Callback = (isInView: boolean) => void;

const watchers = new Map<string, { observer: IntersectionObserver; callbacks: Map<Element, Callback> }>();

/**
 * Whether an element is within `margin` (CSS pixels) of what the visitor sees, with at least `share` of it (0 to 1).
 * False until the browser has said so. All elements with one margin and share have one observer.
 */
export function useInView(element: RefObject<Element | null>, { margin = 0, share = 0 } = {}): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const { observer, callbacks } = watcherFor(margin, share);
    callbacks.set(target, setIsInView);
    observer.observe(target);
    return () => {
      observer.unobserve(target);
      callbacks.delete(target);
    };
  }, [element, margin, share]);

  return isInView;
}

function watcherFor(margin: number, share: number) {
  const key = `${margin} ${share}`;
  const known = watchers.get(key);
  if (known) return known;
  const callbacks = new Map<Element, Callback>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        callbacks.get(target)?.(isIntersecting && intersectionRatio >= share);
      }
    },
    { rootMargin: `${margin}px`, threshold: share },
  );
  const watcher = { observer, callbacks };
  watchers.set(key, watcher);
  return watcher;
}
