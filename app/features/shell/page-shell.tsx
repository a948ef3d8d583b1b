import { type ReactNode, useEffect, useRef } from "react";
import { ScrollRestoration, useLocation } from "react-router";
import { useHydrated } from "#app/lib/browser-state.ts";
import { site } from "#app/site.ts";
import { ClosedByBack } from "#app/ui/closed-by-back.tsx";
import { AnchorLink } from "#app/ui/link.tsx";
import { closeOverlay, useOverlay } from "#app/ui/overlay.ts";
import { BinaryRain } from "./binary-rain.tsx";
import { SiteFooter } from "./site-footer.tsx";

const startListeners = () => void import("./page-listeners.ts").catch(() => undefined);

/**
 * The skip link, footer and background around every page's header and content. Behind an open dialog, Headless
 * UI makes this one element inert. Toasts and dialogs render outside it.
 */
export function PageShell({ children }: { children: ReactNode }) {
  const isCovered = useOverlay(({ current }) => current !== undefined);
  useFocusOnPageChange();
  useEffect(startListeners, []);
  return (
    <>
      <div id="page">
        <SkipLink />
        <BinaryRain />
        {children}
        <PrintedUrl />
        <SiteFooter />
        {/* app.css hides the footer until this element, which follows it, has arrived. */}
        <template />
      </div>
      {isCovered && <ClosedByBack onBack={closeOverlay} />}
      <ScrollRestoration />
    </>
  );
}

/** The first link of every page. Visible only with keyboard focus. */
function SkipLink() {
  return (
    <AnchorLink
      href="#content"
      lang="en"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-mint px-4 py-3 font-semibold text-on-mint focus:translate-y-0 print:hidden"
    >
      Skip to content
    </AnchorLink>
  );
}

/** Prints the page's URL below the content. Absent from the HTML, because a host serves 404.html at any URL. */
function PrintedUrl() {
  const { pathname, search } = useLocation();
  if (!useHydrated()) return null;
  return (
    <p lang="en" className="mt-8 hidden border-t border-line pt-3 text-sm print:block">
      {`${site.name} · ${site.url}${pathname}${search}`}
    </p>
  );
}

/**
 * Focuses the page's heading after a navigation, and after Back or Forward if they removed the focused element.
 * Otherwise the focus would be on the body.
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
    // An open overlay keeps the focus.
    if (useOverlay.getState().current) return;
    if (isOtherPage || isGone) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [location]);
}
