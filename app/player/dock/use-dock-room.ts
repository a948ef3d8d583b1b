import { type RefObject, useEffect, useLayoutEffect } from "react";

import { onToastRequest } from "#app/lib/toast.ts";

/** Milliseconds between two looks at the notifications, while there are any. */
const lookEveryMs = 100;

/** Milliseconds that a notification may take to come: the first one brings its library along. */
const patienceMs = 10_000;

/** Pixels between the dock and what it moves out of the way of. */
const gap = 14;

/** Makes room below the page for the dock, so that it hides no end of a page, and moves the dock above notifications. */
export function useDockRoom(dockRef: RefObject<HTMLElement | null>, isDocked: boolean): void {
  useLayoutEffect(() => {
    const dock = dockRef.current;
    if (!dock || !isDocked) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty("--dock-room", `${window.innerHeight - dock.offsetTop + gap}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(dock);
    return () => {
      observer.disconnect();
      style.removeProperty("--dock-room");
    };
  }, [dockRef, isDocked]);

  useEffect(() => {
    const dock = dockRef.current;
    if (!dock || !isDocked) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let askedAt = 0;
    const look = () => {
      const lift = liftAbove(listToasts(), dock);
      dock.style.transform = lift > 0 ? `translateY(${-lift}px)` : "";
      if (listToasts().length === 0 && performance.now() - askedAt > patienceMs) {
        clearInterval(timer);
        timer = undefined;
      }
    };
    const begin = () => {
      askedAt = performance.now();
      timer ??= setInterval(look, lookEveryMs);
    };
    const stop = onToastRequest(begin);
    begin();
    return () => {
      stop();
      clearInterval(timer);
      dock.style.transform = "";
    };
  }, [dockRef, isDocked]);
}

function listToasts(): Element[] {
  return [
    ...document.querySelectorAll(
      "[data-sonner-toast][data-y-position=bottom][data-visible=true][data-removed=false], [data-plain-toast]",
    ),
  ];
}

/** Pixels by which the dock must go up to stand above all notifications, and never above the window. */
function liftAbove(toasts: readonly Element[], dock: HTMLElement): number {
  if (toasts.length === 0) return 0;
  const top = Math.min(...toasts.map((toast) => toast.getBoundingClientRect().top));
  const restingBottom = dock.offsetTop + dock.offsetHeight;
  return Math.max(0, Math.min(restingBottom - top + gap, dock.offsetTop));
}
