import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { ScrollRestoration, useLocation, useNavigation } from "react-router";
import { useRecovery } from "#app/navigation/recover-navigation.ts";
import { useDelegatedLinks } from "#app/navigation/use-delegated-links.ts";
import { OfflineGuard } from "#app/offline/offline-guard.tsx";
import { home } from "#app/ui/headings.tsx";
import { SkipLink } from "#app/ui/link.tsx";
import { useOverlay } from "#app/ui/overlay.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import { BinaryRain } from "./binary-rain.tsx";
import type { PageFrame } from "./page-frame.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** What does not come is not missed. */
const startListeners = () => void import("./page-listeners.ts").catch(() => undefined);

/** Everything around a page: skip link, header, footer, background, notifications. */
export function PageShell({ header: OwnHeader, back = home, children }: PageFrame & { children: ReactNode }) {
  useFocusOnPageChange();
  useRecovery();
  useDelegatedLinks();
  useMovingCover();
  useEffect(startListeners, []);
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <BinaryRain />
      {OwnHeader ? <OwnHeader /> : <SiteHeader back={back} />}
      {children}
      <SiteFooter />
      <Toasts />
      <OfflineGuard />
      <ScrollRestoration />
    </>
  );
}

/**
 * Focuses the page's heading after a page change, which would leave the focus on the body, and where Back or Forward has
 * filtered away what had it.
 */
function useFocusOnPageChange(): void {
  const location = useLocation();
  const shown = useRef(location.pathname);
  const focused = useRef<Element>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element && target.closest("main") ? target : null;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);

  useEffect(() => {
    const isOtherPage = shown.current !== location.pathname;
    const isGone = focused.current?.isConnected === false && document.activeElement === document.body;
    shown.current = location.pathname;
    // All text is new here: fonts that came late (document/inline-scripts.ts) move nothing.
    if (isOtherPage) delete document.documentElement.dataset["fonts"];
    // A page that comes while something is open over it leaves it the focus.
    if (useOverlay.getState().current) return;
    if (isOtherPage || isGone) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [location]);
}

/**
 * While pages change, marks the card of the page that is gone to, or was come from: its cover becomes that page's poster,
 * or the poster its cover (app.css).
 */
function useMovingCover(): void {
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
  const link = document.querySelector(`article:has(> .card-cover) a[href=${JSON.stringify(path)}]`);
  link?.closest("article")?.setAttribute("data-moving", "");
}
