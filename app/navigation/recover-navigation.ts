import { useEffect } from "react";
import { type DataStrategyResult, useLocation, useNavigate } from "react-router";
import { isCached } from "#app/lib/cached-pages.ts";
import { holdReloads, isOfAnotherBuild, reloadPage } from "#app/lib/release.ts";
import { dismissToast, toast } from "#app/lib/toast.ts";
import type { ClientMiddleware } from "./canonical-path.ts";

/** Milliseconds after which a visitor is told that a page takes long, and those that a sign of life may take. */
const slowMs = 8000;
const answerMs = 5000;

/** A navigation whose code and data have not both loaded. */
type PendingNavigation = { target: URL; pattern: string; signal: AbortSignal };

let current: PendingNavigation | undefined;
/** The address of the link that was followed last. */
let followed: string | undefined;
/** Navigations that are loading, those that were aborted meanwhile included, each with what to do if its code is lost. */
const loading = new Map<PendingNavigation, () => void>();
/** The navigation that the visitor was told takes long, until something else is said of it. */
let saidSlow: PendingNavigation | undefined;
/** Whether the browser is unloading this document: requests that fail then are aborted, not lost. */
let isLeaving = false;
/** Routes whose chunk failed to load. The router never settles for them again, so they need a full page load. */
const failedRoutes = new Set<string>();

/**
 * Middleware that recovers from a failed navigation. On a chunk load failure the router reloads the document, which loses
 * the click and, offline, the page. Here the visitor gets a full page load of the target when the site answers, and
 * otherwise stays where they are and is told. Runs for links, Back, Forward and the palette.
 */
export const recoverNavigation: ClientMiddleware = async ({ request, pattern }, next) => {
  // The request lacks the hash. A click knows it, and after Back and Forward the address bar.
  const whole = [followed, window.location.href].find((address) => address?.split("#")[0] === request.url);
  const target = new URL(whole ?? request.url);
  const pending = { target, pattern, signal: request.signal };
  isLeaving = false;
  if (!place || place.pathname === target.pathname) {
    // Fetches nothing when only the query string is new, but does when a page has come a moment ago.
    const results = await next();
    if (!Object.values(results).some(({ type, result }) => type === "data" && isOfAnotherBuild(result))) return results;
    current = pending;
    return recover(pending);
  }
  current = pending;
  const slow = setTimeout(() => notifySlow(pending), slowMs);
  const results = failedRoutes.has(pattern) ? undefined : await arrive();
  clearTimeout(slow);
  const isGivenUp = current !== pending || pending.signal.aborted;
  const isComplete = results && !Object.values(results).some(isUnfit);
  if (!isGivenUp && !isComplete) return recover(pending);
  if (saidSlow === pending) dismissToast(lostPageToast);
  if (!isGivenUp) current = undefined;
  return results ?? {};

  function arrive() {
    // Resolved when the router would reload the page (holdRouterReloads).
    const codeIsLost = new Promise<void>((resolve) => loading.set(pending, resolve));
    return Promise.race([codeIsLost, next().finally(() => loading.delete(pending))]);
  }
};

/** Remembers the address of the link that was clicked: the request lacks its hash. */
export function recordFollowed(address: string): void {
  followed = address;
}

/** The target of the pending navigation, if there is one that was not aborted. */
export function pendingAddress(): string | undefined {
  return current?.signal.aborted ? undefined : current?.target.href;
}

/** Cancels the router's reload after a chunk load failure. Without the Navigation API, see resume-navigation.ts. */
export function holdRouterReloads(): void {
  window.addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  holdReloads(() => {
    if (loading.size === 0) return false;
    for (const [{ pattern }, loseCode] of loading) {
      failedRoutes.add(pattern);
      loseCode();
    }
    loading.clear();
    return true;
  });
}

/** Loads the target as a document, or returns to the current page. The returned promise stays pending: the router aborts it. */
async function recover(pending: PendingNavigation): Promise<never> {
  saidSlow = undefined;
  const isThere = (await isReachable(pending.target)) || (await isCached(pending.target.href));
  if (current === pending && !isLeaving) {
    current = undefined;
    if (!isThere) {
      notifyLostPage();
      returnToCurrentLocation();
    } else if (pending.target.href === window.location.href) reloadPage();
    else window.location.assign(pending.target);
  }
  return new Promise(() => undefined);
}

function notifySlow(pending: PendingNavigation): void {
  if (pending.signal.aborted) return;
  saidSlow = pending;
  toast("info", "That page is taking a while", {
    id: lostPageToast,
    description: "You can keep using this one.",
    action: { label: "Try again", onClick: () => void recover(pending) },
    duration: slowMs,
  });
}

/** Whether the page could not render a result: it failed to load, or its data is of another build. */
function isUnfit({ type, result }: DataStrategyResult): boolean {
  // Browsers throw a TypeError for a failed request, the router a plain Error for data that it cannot decode.
  return type === "error" ? result instanceof Error && result.name !== "AbortError" : isOfAnotherBuild(result);
}

async function isReachable(target: URL): Promise<boolean> {
  const options: RequestInit = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(answerMs) };
  return fetch(target, options).then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** One notification of the page that is on its way or did not come takes the place of another. */
const lostPageToast = "lost-page";

/** Says that the page which was asked for does not come, and what to do about it. */
export function notifyLostPage(): void {
  toast("error", navigator.onLine ? "The site isn't answering" : "You seem to be offline", {
    id: lostPageToast,
    description: "That page could not be loaded. This one still works. Try again in a moment.",
  });
}

/** The rendered page: its path, its history entry, and how to put its address back into the address bar. */
let place: { pathname: string; entryKey: string | undefined; showAddress: () => void } | undefined;

/** Remembers the location of the rendered page, so that a failed navigation can return to it. */
export function useCurrentLocation(): void {
  const location = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const { pathname, search, hash, state } = location;
    place = {
      pathname,
      entryKey: window.navigation?.currentEntry?.key,
      showAddress: () => void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true }),
    };
  }, [location, navigate]);
}

/**
 * Aborts the pending navigation by navigating to the rendered page. After Back or Forward the browser is at another history
 * entry: where there is a Navigation API it traverses back to the page's own entry, else that entry is replaced.
 */
function returnToCurrentLocation(): void {
  if (!place) return;
  const { navigation } = window;
  const { entryKey, showAddress } = place;
  if (!entryKey || navigation.currentEntry?.key === entryKey) return showAddress();
  const { committed, finished } = navigation.traverseTo(entryKey);
  // Another navigation aborts this one.
  for (const end of [committed, finished]) end?.catch(() => undefined);
}
