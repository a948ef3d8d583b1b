import { useLayoutEffect } from "react";
import { useNavigate } from "react-router";

/** The state of a history entry whose link asked for more than its page: to play what is on it. */
export const playsOnArrival = { plays: true };

/** Whether a history entry, by its state, was added by a link that asks to play. */
export function asksToPlay(state: unknown): boolean {
  return typeof state === "object" && state !== null && "plays" in state;
}

/**
 * Whether an address is the one that is open, whose entry in the history a link to it replaces. A moment (`?t=`) is gone to
 * anew, for the video has played on.
 */
export function isOpenAddress(to: string): boolean {
  const { pathname, search, hash } = window.location;
  return to === pathname + search + hash && (hash !== "" || !/[?&]t=/.test(search));
}

/**
 * Follows the links to our own pages (ui/link.tsx) and within a page (`#…`) within the app: the router scrolls back only to
 * places that were left by its own doing. Page changes cross-fade where the browser can and motion is welcome (app.css).
 * Before this listens links lead on by the browser.
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
      // The Tab key goes on from there. It stays focusable: what opens over the page gives the focus back to it.
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
    // After React's own listener, which runs what a link does besides.
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

type Click = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a click on a link is one to handle here: with a key held the browser opens it elsewhere, or saves it. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}
