import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { atBase } from "#app/lib/url.ts";

/**
 * While pages change, marks the card of the page that is gone to, or was come from: its cover becomes that page's poster,
 * or the poster its cover (app.css).
 */
export function useMovingCover(): void {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (next) markCardOf(next);
  }, [next]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    markCardOf(shown.current);
    shown.current = pathname;
  }, [pathname]);
}

function markCardOf(path: string): void {
  for (const marked of document.querySelectorAll("[data-moving]")) marked.removeAttribute("data-moving");
  const link = document.querySelector(`article:has(> .card-cover) a[href=${JSON.stringify(atBase(path))}]`);
  link?.closest("article")?.setAttribute("data-moving", "");
}
