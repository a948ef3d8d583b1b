import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster } from "sonner";

export { toast as sonner } from "sonner";

/** Numbers agreed with the client: milliseconds, pixels, and the swipe in pixels that dismisses a toast. */
const duration = 4000;
const gap = 14;
const edge = 32;
const swipe = 20;

/** Sonner's own threshold for a swipe. Sonner has no option for it. */
const sonnerSwipe = 45;

/** Returns the toast's offset above the dock. In low windows, limits the offset so that a toast still fits. */
function aboveDock(pixels: number): string {
  return `max(${pixels}px, min(var(--dock-room, 0px), 100dvh - 9rem))`;
}

/**
 * At most 3 toasts, Alt+T (agreed with the client). Other agreed numbers are Sonner's defaults: toasts are 356 px wide,
 * a swipe faster than 0.11 px/ms dismisses them, and they disappear in 200 ms. app.css moves toasts above a dialog.
 */
const toaster = (
  <Toaster
    position="bottom-right"
    visibleToasts={3}
    duration={duration}
    gap={gap}
    offset={{ right: edge, bottom: aboveDock(edge), left: edge }}
    mobileOffset={{ right: 16, bottom: aboveDock(16), left: 16 }}
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
        actionButton: "-my-2.5 -mr-2 ml-auto min-h-11 min-w-11 rounded-md px-2 font-semibold text-mint hover:underline",
      },
    }}
  />
);

// Renders outside the page, which is inert behind dialogs. Renders synchronously, because Sonner loses toasts that
// precede its first effect.
const root = createRoot(document.body.appendChild(document.createElement("div")));
flushSync(() => root.render(toaster));

/** Makes a shorter swipe close a toast, by increasing the distance that Sonner sees. */
function lengthenSwipe({ target }: PointerEvent): void {
  const touched = target instanceof Element ? target.closest<HTMLElement>("[data-sonner-toast]") : null;
  for (const name of ["--swipe-amount-x", "--swipe-amount-y"]) {
    const length = Number.parseFloat(touched?.style.getPropertyValue(name) ?? "");
    if (Math.abs(length) >= swipe && Math.abs(length) < sonnerSwipe)
      touched?.style.setProperty(name, `${Math.sign(length) * sonnerSwipe}px`);
  }
}
document.addEventListener("pointerup", lengthenSwipe, { capture: true });
