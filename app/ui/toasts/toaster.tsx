import { useEffect, useRef } from "react";
import { toast, Toaster as Sonner } from "sonner";
import { openDialog, returnFocus } from "#app/lib/focus.ts";
import { toastDuration, type ToastRequest } from "#app/lib/toast.ts";

/** The swipe that dismisses a toast, in pixels: the length agreed with the client, then Sonner's own. */
const swipeLength = 20;
const sonnerSwipeLength = 45;

/** Distances from the edges, in pixels. At the top they clear a dialog's header, at the bottom the player's dock. */
const offset = { top: 72, right: 32, bottom: aboveDock(32), left: 32 };
const mobileOffset = { top: 72, right: 16, bottom: aboveDock(16), left: 16 };

/** Below this size a dialog fills the screen (`roomy` in app.css), with its buttons at the bottom. */
const roomy = "(min-width: 48rem) and (min-height: 36rem)";

/** Returns the toast's offset above the dock. In low windows, which the dock nearly fills, leaves room for a toast. */
function aboveDock(pixels: number): string {
  return `max(${pixels}px, min(var(--dock-room, 0px), 100dvh - 9rem))`;
}

/**
 * Sonner at the bottom right, at most 3 toasts, 14 px apart, 32 px from the edge, Alt+T (agreed with the client). Other
 * agreed numbers are Sonner's defaults: toasts are 356 px wide, a swipe faster than 0.11 px/ms dismisses them, and they
 * disappear in 200 ms. Sonner pauses the timer while the pointer is on a toast or the tab is hidden.
 */
export function Toaster({
  waiting,
  onShown,
}: {
  waiting: readonly ToastRequest[];
  onShown: (requests: readonly ToastRequest[]) => void;
}) {
  const shown = useRef(new WeakSet<ToastRequest>());
  /** Sonner's ids, by our ids. */
  const names = useRef(new Map<string, string | number>());
  useEffect(shortenSwipe, []);
  useEffect(giveFocusBack, []);

  // Runs after Sonner's own effect has subscribed. Sonner would lose an earlier toast.
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const request of waiting) {
      if (shown.current.has(request)) continue;
      shown.current.add(request);
      const { type, message, options: { id = "", ...options } = {} } = request;
      // Removes an earlier toast with the same id. Sonner would update it, but show it only for the rest of its time.
      if (names.current.has(id)) toast.dismiss(names.current.get(id));
      if (type === "dismiss") continue;
      const name = toast[type](message, { ...options, ...(belongsAtTop() && { position: "top-center" }) });
      if (id) names.current.set(id, name);
    }
    onShown(waiting);
  }, [waiting, onShown]);

  return (
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      duration={toastDuration}
      gap={14}
      offset={offset}
      mobileOffset={mobileOffset}
      hotkey={["altKey", "KeyT"]}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full flex-wrap items-center gap-x-3 rounded-md border border-line bg-raised p-4 font-sans text-sm text-text shadow-lg md:w-89",
          // With large text the action takes a line of its own.
          content: "min-w-[min(9rem,100%)] grow basis-0",
          title: "font-semibold",
          description: "mt-1 text-muted",
          success: "border-l-4 border-l-good",
          error: "border-l-4 border-l-bad",
          warning: "border-l-4 border-l-warm",
          info: "border-l-4 border-l-note",
          actionButton:
            "-my-2.5 -mr-2 ml-auto min-h-11 min-w-11 rounded-md px-2 font-semibold text-mint hover:underline",
        },
      }}
    />
  );
}

/**
 * Returns the focus when a focused toast disappears, unless the visitor has moved the focus. Hides focus events from
 * Sonner, which would return the focus even out of a dialog and break that dialog's focus trap. Returns a function that
 * removes the listeners.
 */
function giveFocusBack(): () => void {
  let before: EventTarget | null = null;
  let focused: EventTarget | null = null;
  const isInToast = (target: EventTarget | null) =>
    target instanceof Element && target.closest("[data-sonner-toaster]") !== null;
  const observer = new MutationObserver(() => {
    if (!(focused instanceof Element) || focused.isConnected) return;
    observer.disconnect();
    returnFocus(before);
  });

  const onFocusIn = (event: FocusEvent) => {
    leave(event);
    if (!isInToast(event.target)) return;
    event.stopImmediatePropagation();
    if (!isInToast(event.relatedTarget)) before = event.relatedTarget;
    focused = event.target;
    observer.observe(document.body, { childList: true, subtree: true });
  };
  /** The visitor moved the focus. A removed element loses the focus too, but dispatches none of these events. */
  function leave({ target }: Event) {
    if (!isInToast(target)) observer.disconnect();
  }
  /**
   * Keeps Escape from closing a dialog below the toast. Sonner handles the key later and checks the focused element.
   */
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== "Escape" || !isInToast(target) || !(target instanceof HTMLElement)) return;
    event.preventDefault();
    setTimeout(() => {
      target.blur();
      returnFocus(before);
    });
  };
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  window.addEventListener("keydown", onKeyDown, options);
  window.addEventListener("focusin", onFocusIn, options);
  window.addEventListener("pointerdown", leave, options);
  return () => {
    observer.disconnect();
    ending.abort();
  };
}

/**
 * Makes a shorter swipe close a toast. Sonner has no option for its threshold, so this increases the distance that
 * Sonner sees.
 */
function shortenSwipe(): () => void {
  const lengthen = ({ target }: PointerEvent) => {
    const touched = target instanceof Element ? target.closest<HTMLElement>("[data-sonner-toast]") : null;
    if (!touched) return;
    for (const name of ["--swipe-amount-x", "--swipe-amount-y"]) {
      const length = Number.parseFloat(touched.style.getPropertyValue(name));
      if (Math.abs(length) < swipeLength || Math.abs(length) >= sonnerSwipeLength) continue;
      touched.style.setProperty(name, `${Math.sign(length) * sonnerSwipeLength}px`);
    }
  };
  document.addEventListener("pointerup", lengthen, { capture: true });
  return () => document.removeEventListener("pointerup", lengthen, { capture: true });
}

/**
 * Returns true if a dialog fills the screen. A toast at the bottom right, its usual position, would cover the
 * dialog's buttons.
 */
function belongsAtTop(): boolean {
  return document.querySelector(openDialog) !== null && !window.matchMedia(roomy).matches;
}
