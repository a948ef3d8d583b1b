/** What every page has and a first load need not wait for. Import it lazily: it starts when it is loaded, and never ends. */
import { hasRefused, refusalEvent } from "#app/lib/safe-storage.ts";
import { toast } from "#app/lib/toast.ts";
import { prefetchLinks } from "#app/navigation/prefetch-links.ts";
import { site } from "#app/site.ts";
import { closeOverlay, useOverlay } from "#app/ui/overlay.ts";
import { followTooltips } from "#app/ui/tooltips.ts";

followTooltips();
prefetchLinks();

/** Tells the visitor, once, that the browser's storage is forbidden or full. */
function warnOfRefusal() {
  toast("warning", "Your browser could not save this", {
    description: "It lasts until you close the page. Allow this site to store data, or free some space, to keep it.",
  });
}
if (hasRefused) warnOfRefusal();
else window.addEventListener(refusalEvent, warnOfRefusal, { once: true });

// A page that the back/forward cache restores has missed what other pages stored meanwhile: it is told, as by another tab,
// that everything may have changed.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) window.dispatchEvent(new StorageEvent("storage", { key: null }));
});

// Back and Forward mean the page: what is open over it closes.
window.addEventListener("popstate", () => {
  if (useOverlay.getState().current) closeOverlay();
});

// A printed page says where it came from.
const addressLine = document.createElement("p");
addressLine.lang = "en";
addressLine.className = "hidden border-t border-line pt-3 text-sm print:mt-8 print:block";
window.addEventListener("beforeprint", () => {
  const { pathname, search } = window.location;
  addressLine.textContent = `${site.name} · ${site.url}${pathname}${search}`;
  document.querySelector("main")?.append(addressLine);
});
window.addEventListener("afterprint", () => addressLine.remove());

// The second half of a double click is not for what the first one has put under the pointer.
const doubleClickMs = 500;
let pressed: Element | undefined;
let pressedAt = 0;
window.addEventListener(
  "click",
  (event) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest("a, button, label, summary, [role=option]") ?? event.target;
    if (event.detail > 1 && control !== pressed && event.timeStamp - pressedAt < doubleClickMs) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      pressed = control;
      pressedAt = event.timeStamp;
    }
  },
  true,
);

// Safari focuses no button that is clicked: what it opens would not know where to give the focus back to.
window.addEventListener(
  "click",
  ({ target }) => {
    if (document.activeElement !== document.body || !(target instanceof Element)) return;
    const clicked = target.closest<HTMLElement>("button, [role=button]");
    clicked?.focus({ preventScroll: true, focusVisible: false });
  },
  true,
);

// Scrolls a row sideways until all of what the keyboard has focused in it is in view: Chromium leaves there what shows by a
// pixel.
window.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
  for (let box = target.parentElement; box; box = box.parentElement) {
    if (box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX === "auto")
      return target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }
});

// Prevents the unhandled rejections that the router leaves when a navigation is aborted by another one: of its view
// transition (also in a hidden tab), and of its fetch.
window.addEventListener("unhandledrejection", (event) => {
  const { reason } = event;
  if (!(reason instanceof DOMException)) return;
  if (reason.name === "AbortError" || /transition/i.test(reason.message)) event.preventDefault();
});
