import { useLayoutEffect } from "react";
import { useNavigate } from "react-router";

import { withoutBase } from "#app/lib/base-path.ts";
import { isPlainClick } from "#app/lib/is-plain-click.ts";

/**
 * Follows the links to our own pages (ui/link.tsx) within the app. The change cross-fades where the browser can and
 * motion is welcome (app.css). Before this listens they lead on by a full load.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate();

  useLayoutEffect(() => {
    function follow(event: MouseEvent) {
      const { target, button, defaultPrevented } = event;
      if (defaultPrevented || button !== 0 || !isPlainClick(event) || !(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>("a[data-page]");
      if (!link || link.target) return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      void navigate(withoutBase(pathname) + search + hash, {
        replace: href === window.location.href,
        viewTransition: !window.matchMedia("(prefers-reduced-motion: reduce)").matches,
      });
    }
    // After React's own listener, which runs what a link does besides.
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
