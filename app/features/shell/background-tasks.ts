import { hasRefused, refusalEvent } from "#app/lib/safe-storage.ts";
import { toast } from "#app/lib/toast.ts";
import { withoutBase } from "#app/lib/url.ts";
import { prefetchLinks } from "#app/navigation/prefetch-links.ts";
import { resumePendingNavigation } from "#app/navigation/resume-navigation.ts";
import { site } from "#app/site.ts";
import { closeOverlay, useOverlay } from "#app/store/overlay.ts";
import { followTooltips } from "#app/ui/tooltips.ts";

/** Starts what every page has and a first load need not wait for. Returns what stops it. */
export function startBackgroundTasks(): () => void {
  const stops = [
    followTooltips(),
    ignoreAbortedNavigations(),
    prefetchLinks(),
    revealFocused(),
    readStorageOnReturn(),
    warnOfRefusedStorage(),
    closeOverlayOnBack(),
    printAddress(),
    focusClicked(),
  ];
  if (!window.navigation) stops.push(resumePendingNavigation());
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * A page that the back/forward cache restores has missed what other pages stored meanwhile: it is told, as by another tab,
 * that everything may have changed.
 */
function readStorageOnReturn(): () => void {
  return listen("pageshow", ({ persisted }) => {
    if (persisted) window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
}

/** Tells the visitor, once, that the browser's storage is forbidden or full. */
function warnOfRefusedStorage(): () => void {
  const warn = () =>
    toast("warning", "Your browser could not save this", {
      description: "It lasts until you close the page. Allow this site to store data, or free some space, to keep it.",
    });
  if (hasRefused) warn();
  else window.addEventListener(refusalEvent, warn, { once: true });
  return () => window.removeEventListener(refusalEvent, warn);
}

/** Back and Forward mean the page: what is open over it closes. */
function closeOverlayOnBack(): () => void {
  return listen("popstate", () => {
    if (useOverlay.getState().current) closeOverlay();
  });
}

/** A printed page says where it came from. */
function printAddress(): () => void {
  const line = document.createElement("p");
  line.lang = "en";
  line.className = "hidden border-t border-line pt-3 text-sm print:mt-8 print:block";
  const stops = [
    listen("beforeprint", () => {
      const { pathname, search } = window.location;
      line.textContent = `${site.name} · ${site.url}${withoutBase(pathname)}${search}`;
      document.querySelector("main")?.append(line);
    }),
    listen("afterprint", () => line.remove()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Safari focuses no button that is clicked: what it opens would not know where to give the focus back to. */
function focusClicked(): () => void {
  const focus = ({ target }: MouseEvent) => {
    if (document.activeElement !== document.body || !(target instanceof Element)) return;
    const clicked = target.closest<HTMLElement>("button, [role=button]");
    // Not all browsers' types know the option.
    const options: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: false };
    clicked?.focus(options);
  };
  return listen("click", focus, true);
}

/**
 * Scrolls a row sideways until all of what the keyboard has focused in it is in view: Chromium leaves there what shows by a
 * pixel.
 */
function revealFocused(): () => void {
  const reveal = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
    for (let box = target.parentElement; box; box = box.parentElement) {
      if (box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX === "auto")
        return target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    }
  };
  return listen("focusin", reveal);
}

/**
 * Prevents the unhandled rejections that the router leaves when a navigation is aborted by another one: of its view
 * transition (also in a hidden tab), and of its fetch.
 */
function ignoreAbortedNavigations(): () => void {
  const ignore = (event: PromiseRejectionEvent) => {
    const { reason } = event;
    if (!(reason instanceof DOMException)) return;
    if (reason.name === "AbortError" || /transition/i.test(reason.message)) event.preventDefault();
  };
  return listen("unhandledrejection", ignore);
}

/** Listens to an event of the window. Returns what stops it. */
function listen<Type extends keyof WindowEventMap>(
  type: Type,
  callback: (event: WindowEventMap[Type]) => void,
  capture = false,
): () => void {
  window.addEventListener(type, callback, capture);
  return () => window.removeEventListener(type, callback, capture);
}
