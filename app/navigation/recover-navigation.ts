import { useEffect } from "react";
import { type DataStrategyResult, useLocation, useNavigate } from "react-router";
import { isOfAnotherBuild, loadDocument } from "#app/lib/release.ts";
import { dismissToast, toast } from "#app/lib/toast.ts";
import type { ClientMiddleware } from "./canonical-path.ts";
import { routeOf } from "./prefetch-links.ts";

/** Milliseconds after which a toast reports a slow navigation. */
const slowMs = 8000;

/** Toast id: a new toast about the awaited page replaces the previous one. */
const lostPageToast = "lost-page";

/** The current page, and a function that stays on it. */
let page: { pathname: string; stay: () => void } | undefined;

/** Tells the middleware the current page. For the component around all pages. */
export function useRecovery(): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const stay = () => void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
    page = { pathname: location.pathname, stay };
  }, [location, navigate]);
}

/**
 * Client middleware for failed navigations. If the next page's chunks or data are from another build, loads that page
 * with a full page load. Without a network, stays on the current page and shows a toast. Back and Forward are the
 * exception: they have already changed the URL, so the browser loads the page of that URL.
 */
export const recoverNavigation: ClientMiddleware = async ({ request, url }, next) => {
  const { pathname } = url;
  const isOtherPage = page !== undefined && page.pathname !== pathname;
  const pending = new AbortController();
  const { signal } = pending;
  const load = () => {
    pending.abort();
    if (!request.signal.aborted) loadDocument(request.url + url.hash);
  };
  // If a route's chunk fails to load, React Router reloads the current page. Loads the next page instead. A chunk also
  // fails if the visitor leaves the site. Then nothing must replace the navigation that leaves.
  let isLeaving = false;
  window.addEventListener("beforeunload", () => (isLeaving = true), { signal });
  window.navigation?.addEventListener(
    "navigate",
    (event) => {
      if (event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      if (!isLeaving) load();
    },
    { signal },
  );
  // Without the Navigation API, cancels the reload by navigating just after the reload has started.
  if (isOtherPage && !window.navigation) importRoute(pathname).catch(() => setTimeout(load));
  let isSlow = false;
  const slow = setTimeout(() => {
    isSlow = isOtherPage && !request.signal.aborted;
    if (isSlow) notifySlow(load);
  }, slowMs);

  const results = await next();
  clearTimeout(slow);
  pending.abort();
  if (isSlow) dismissToast(lostPageToast);
  const failures = Object.values(results).filter((result) => isForeign(result) || (isOtherPage && isError(result)));
  if (failures.length === 0 || request.signal.aborted) return results;
  // Browsers throw a TypeError for a failed request. React Router throws a plain Error for data that it cannot
  // decode.
  if (failures.some(({ result }) => result instanceof TypeError) && !isInAddressBar(request.url)) {
    notifyLostPage();
    page?.stay();
    return results;
  }
  load();
  return new Promise(() => undefined);
};

function isForeign({ type, result }: DataStrategyResult): boolean {
  return type === "data" && isOfAnotherBuild(result);
}

/** Returns true if a request failed. A Response thrown by the loader is a valid answer. */
function isError({ type, result }: DataStrategyResult): boolean {
  return type === "error" && result instanceof Error;
}

async function importRoute(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  if (route) await import(/* @vite-ignore */ route.module);
}

function isInAddressBar(url: string): boolean {
  return window.location.href.split("#")[0] === url;
}

function notifySlow(load: () => void): void {
  toast("info", "That page is taking a while", {
    id: lostPageToast,
    description: "You can keep using this one.",
    action: { label: "Try again", onClick: load },
    duration: slowMs,
  });
}

/** Shows a toast that the next page failed to load. */
export function notifyLostPage(): void {
  toast("error", navigator.onLine ? "The site isn't answering" : "You seem to be offline", {
    id: lostPageToast,
    description: "Couldn't load that page. This one still works. Try again in a moment.",
  });
}
