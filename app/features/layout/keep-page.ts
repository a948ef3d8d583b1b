import {
  type DataStrategyResult,
  matchRoutes,
  type MiddlewareFunction,
  redirect,
  type RouteObject,
} from "react-router";

import { sayOffline } from "#app/ui/toast.ts";

/** What the router knows of a route: its place in the tree and the file of its code. */
type ManifestRoute = { id: string; parentId?: string; path?: string; index?: boolean; module: string };

const pendingKey = "devtherapy-pending-address";

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute | undefined> };
  }
}

/**
 * Keeps the page when the next one cannot be loaded. Left alone, the router reloads the page when a route's code is
 * missing: offline that loses everything, and after a new release it loses the click. Here an online visitor goes on to
 * the page by a full load; an offline one stays and is told.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const target = new URL(request.url);
  try {
    await loadRouteCode(target.pathname);
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    // At once: the router's own reload of this page is under way.
    return navigator.onLine ? leaveFor(target) : stay();
  }
  try {
    const results = await next();
    const failure = Object.values(results).find(({ type, result }) => type === "error" && isLoadFailure(result));
    if (!failure) return results;
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
  }
  return (await isReachable(target)) ? leaveFor(target) : stay();
};

/** Goes to the page by a full load, later than the router's own reload, which this replaces. */
function leaveFor(target: URL): Promise<never> {
  try {
    sessionStorage.setItem(pendingKey, target.href);
  } catch {
    // Without storage the address below has to win the race by itself.
  }
  setTimeout(() => window.location.assign(target));
  return new Promise(() => undefined);
}

/** Where a visitor was going when the router reloaded the page instead; told once. For the start of the client. */
export function takePendingAddress(): string | undefined {
  try {
    const pending = sessionStorage.getItem(pendingKey) ?? undefined;
    sessionStorage.removeItem(pendingKey);
    return pending === window.location.href ? undefined : pending;
  } catch {
    return undefined;
  }
}

function stay(): never {
  setTimeout(() => window.stop());
  sayPageIsKept();
  throw redirect(window.location.pathname + window.location.search + window.location.hash);
}

/** Stops clicks on links to other pages while the browser knows that it is offline. Returns what ends it. */
export function holdLinksOffline(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const leavesPage = link?.origin === window.location.origin && link.pathname !== window.location.pathname;
    if (!leavesPage || navigator.onLine) return;
    event.preventDefault();
    event.stopPropagation();
    sayPageIsKept();
  };
  document.addEventListener("click", onClick, { capture: true });
  return () => document.removeEventListener("click", onClick, { capture: true });
}

function sayPageIsKept(): void {
  sayOffline("That page could not be loaded. This one is still here.");
}

async function loadRouteCode(pathname: string): Promise<void> {
  const routes = window.__reactRouterManifest?.routes ?? {};
  const matches = matchRoutes(toTree(Object.values(routes)), pathname) ?? [];
  await Promise.all(
    matches.map(({ route }) => {
      const module = routes[route.id ?? ""]?.module;
      return module && import(/* @vite-ignore */ module);
    }),
  );
}

function toTree(routes: readonly (ManifestRoute | undefined)[], parentId?: string): RouteObject[] {
  return routes.flatMap((route) => {
    if (!route || (route.parentId || undefined) !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index: true as const } : { id, path, children: toTree(routes, id) }];
  });
}

/** Browsers agree on TypeError for code or data that does not come, but not on the words. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|load|import|network/i.test(error.message);
}

async function isReachable(target: URL): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(target, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
