import { useLayoutEffect } from "react";
import { useNavigate } from "react-router";

/** The history state of a link that also plays the page's video. */
export const playsOnArrival = { plays: true };

/** Returns true if a link that plays added this history entry. */
export function asksToPlay(state: unknown): boolean {
  return typeof state === "object" && state !== null && "plays" in state;
}

/**
 * Returns true if a link leads to the current URL, whose history entry it replaces. A moment (`?t=`) is always a new
 * entry, because the video has played on.
 */
export function isOpenAddress(to: string): boolean {
  const { pathname, search, hash } = window.location;
  return to === pathname + search + hash && (hash !== "" || !/[?&]t=/.test(search));
}

/**
 * Turns clicks on internal links (ui/link.tsx) and anchors (`#…`) into client navigations, because React Router
 * restores scroll positions only for its own navigations. Pages cross-fade if the browser supports it and motion is
 * allowed (app.css). Before hydration the browser follows the links.
 */
export function useDelegatedLinks(): void {
  const navigate = useNavigate();

  useLayoutEffect(() => {
    function follow(event: MouseEvent) {
      const { target, button, defaultPrevented } = event;
      if (defaultPrevented || button !== 0 || !isPlainClick(event) || !(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>("a[data-page], a[href^='#']");
      if (!link || link.target) return;
      event.preventDefault();
      const { pathname, search, hash, dataset } = link;
      const isPage = dataset["page"] !== undefined;
      const to = pathname + search + hash;
      void navigate(to, {
        replace: isOpenAddress(to),
        state: dataset["page"] === "plays" ? playsOnArrival : undefined,
        viewTransition:
          isPage && "startViewTransition" in document && !window.matchMedia("(prefers-reduced-motion: reduce)").matches,
      });
      const place = isPage ? null : document.getElementById(hash.slice(1));
      if (!place) return;
      // Tab continues from this element. It stays focusable, so that dialogs can return the focus to it.
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
    // Runs after React's own listener, which handles a link's onClick.
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

type Click = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Returns true for a click without modifier keys. With one, the browser opens a tab or a window, or saves the page. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}
