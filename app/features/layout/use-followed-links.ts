import { useLayoutEffect } from "react";
import { useNavigate } from "react-router";

import { withoutBase } from "#app/lib/base-path.ts";
import { isPlainClick } from "#app/lib/is-plain-click.ts";

/**
 * Follows the links to our own pages (ui/link.tsx) within the app. The change cross-fades where the browser can and
 * motion is welcome (app.css). Before this listens they lead on by a full load. Links to a place on the page go the same
 * way: left to the browser, the router would take each for the visit's first page, and scroll to where that was left.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate();

  useLayoutEffect(() => {
    function follow(event: MouseEvent) {
      const { target, button, defaultPrevented } = event;
      if (defaultPrevented || button !== 0 || !isPlainClick(event) || !(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>("a[data-page], a[href^='#']");
      if (!link || link.target) return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      const isWithinPage = !("page" in link.dataset);
      const arrival = navigate(withoutBase(pathname) + search + hash, {
        replace: href === window.location.href,
        viewTransition: !isWithinPage && !window.matchMedia("(prefers-reduced-motion: reduce)").matches,
      });
      if (isWithinPage) void Promise.resolve(arrival).then(() => goOnFrom(hash));
    }
    // After React's own listener, which runs what a link does besides.
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** The next Tab goes on from there, as it does where the browser itself leads to a place on the page. */
function goOnFrom(hash: string): void {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
