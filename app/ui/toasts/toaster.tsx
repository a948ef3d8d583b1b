import { useEffect, useRef } from "react";
import { toast, Toaster as Sonner } from "sonner";
import { returnFocus } from "#app/lib/focus.ts";
import type { ToastRequest } from "#app/lib/toast.ts";

/** Pixels of a swipe that dismiss a notification (specification, section 9), and those that Sonner wants to see. */
const swipeLength = 20;
const sonnerSwipeLength = 45;

/** Pixels from the edge, on large screens and on phones; at the top from below a dialog's header, and above the player's dock. */
const offset = { top: 72, right: 32, bottom: aboveDock(32), left: 32 };
const mobileOffset = { top: 72, right: 16, bottom: aboveDock(16), left: 16 };

/** Where a dialog takes a small screen whole (`roomy` in app.css) its buttons stand at the bottom. */
const roomy = "(min-width: 48rem) and (min-height: 36rem)";

/** In a low window the dock leaves little room, of which a notification needs some. */
function aboveDock(pixels: number): string {
  return `max(${pixels}px, min(var(--dock-room, 0px), 100dvh - 9rem))`;
}

/**
 * Sonner with the specification's constants (section 9): bottom right, at most 3, 4000 ms, 14 px apart, 356 px wide
 * (its own width), 32 px from the edge, Alt+T, dismissed in 200 ms (its own) by a swipe of 20 px or a faster one than
 * 0.11 px/ms (its own). It waits while the pointer is on it or the tab is hidden.
 */
export function Toaster({
  waiting,
  onShown,
}: {
  waiting: readonly ToastRequest[];
  onShown: (requests: readonly ToastRequest[]) => void;
}) {
  const shown = useRef(new WeakSet<ToastRequest>());
  /** What Sonner calls the notifications with an id of ours. */
  const names = useRef(new Map<string, string | number>());
  useEffect(shortenSwipe, []);
  useEffect(giveFocusBack, []);

  // Runs after Sonner's own effect has subscribed: a toast said earlier would be lost.
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const request of waiting) {
      if (shown.current.has(request)) continue;
      shown.current.add(request);
      const { type, message, options: { id = "", ...options } = {} } = request;
      // Sonner would show a changed one for what is left of its time, which is none while it goes.
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
      duration={4000}
      gap={14}
      offset={offset}
      mobileOffset={mobileOffset}
      hotkey={["altKey", "KeyT"]}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full flex-wrap items-start gap-3 rounded-md border border-line bg-raised p-4 text-sm text-text shadow-lg md:w-89",
          content: "min-w-0 grow basis-0",
          title: "font-semibold",
          description: "mt-1 text-muted",
          success: "border-l-4 border-l-good",
          error: "border-l-4 border-l-bad",
          warning: "border-l-4 border-l-warm",
          info: "border-l-4 border-l-note",
          actionButton: "min-h-11 basis-full rounded-md bg-mint px-4 font-semibold text-on-mint hover:bg-mint-hover",
        },
      }}
    />
  );
}

/**
 * Sonner takes the focus back to what had it before a notification, also from where the visitor has gone since, be it a
 * dialog, whose focus trap then traps nothing. So it hears of no focus, and the focus is given back here, when it goes with
 * its notification. Returns what ends it.
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
  /** The visitor goes elsewhere. An element that is removed loses the focus, too: that tells nothing. */
  function leave({ target }: Event) {
    if (!isInToast(target)) observer.disconnect();
  }
  /** Escape closes no dialog below it. Sonner, which hears of it later, asks what has the focus. */
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

/** Sonner has no option for the length of a swipe: one that is long enough for us is shown to it as long enough. */
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
 * Whether a notification is to stand at the top, below the header of the dialog that fills the screen: bottom right, where
 * all others stand (specification, section 9), it would lie over the dialog's buttons.
 */
function belongsAtTop(): boolean {
  return document.querySelector('[role="dialog"]') !== null && !window.matchMedia(roomy).matches;
}
