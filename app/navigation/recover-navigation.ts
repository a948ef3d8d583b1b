import { useEffect } from "react";
import { type DataStrategyResult, useLocation, useNavigate, useNavigation } from "react-router";
import { isOfAnotherBuild, loadDocument } from "#app/lib/release.ts";
import { dismissToast, toast } from "#app/lib/toast.ts";
import type { ClientMiddleware } from "./canonical-path.ts";
import { routeOf } from "./prefetch-links.ts";

/** Milliseconds after which a visitor is told that a page takes long. */
const slowMs = 8000;

/** One notification about the page that the visitor waits for replaces the one before. */
const lostPageToast = "lost-page";

/** The rendered page, how to stay on it, and the hash of the page that the router loads, which its request lacks. */
let page: { pathname: string; stay: () => void; nextHash: string } | undefined;

/** Tells the middleware which page is rendered. For the component around all pages. */
export function useRecovery(): void {
  const location = useLocation();
  const nextHash = useNavigation().location?.hash ?? "";
  const navigate = useNavigate();
  useEffect(() => {
    const stay = () => void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
    page = { pathname: location.pathname, stay, nextHash };
  }, [location, navigate, nextHash]);
}

/**
 * Client middleware for navigations that fail. Loads the page as a document if its code or data are of another build.
 * Without a network it stays on the page and says so; after Back and Forward, when the address has changed, it reloads.
 */
export const recoverNavigation: ClientMiddleware = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  const isOtherPage = page !== undefined && page.pathname !== pathname;
  const load = () => {
    if (!request.signal.aborted) loadDocument(request.url + (page?.nextHash ?? ""));
  };
  // When a route's code fails to load, the router reloads this page. A navigation that begins later replaces the reload.
  if (isOtherPage) importRoute(pathname).catch(() => setTimeout(load));
  let isSlow = false;
  const slow = setTimeout(() => {
    isSlow = isOtherPage && !request.signal.aborted;
    if (isSlow) notifySlow(load);
  }, slowMs);

  const results = await next();
  clearTimeout(slow);
  if (isSlow) dismissToast(lostPageToast);
  const failures = Object.values(results).filter((result) => isForeign(result) || (isOtherPage && isError(result)));
  if (failures.length === 0 || request.signal.aborted) return results;
  // Browsers throw a TypeError for a failed request, the router a plain Error for data that it cannot decode.
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

/** Whether a request failed. A Response that the loader threw is an answer. */
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

/** Says that the next page did not load. */
export function notifyLostPage(): void {
  toast("error", navigator.onLine ? "The site isn't answering" : "You seem to be offline", {
    id: lostPageToast,
    description: "Couldn't load that page. This one still works. Try again in a moment.",
  });
}
