import {
  type DataStrategyResult,
  matchRoutes,
  type MiddlewareFunction,
  redirect,
  type RouteObject,
} from "react-router";

import { toast } from "#app/ui/toast.ts";

/** What the router knows of a route: its place in the tree and the file of its code. */
type ManifestRoute = { id: string; parentId?: string; path?: string; index?: boolean; module: string };

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute | undefined> };
  }
}

/**
 * Keeps the page when the next one cannot be loaded. Left alone, the router reloads the page when a route's code is
 * missing: offline that loses everything, and after a new release it loses the click. So the code is fetched here
 * first; when it does not come, an online visitor goes to the page by a full load, an offline one stays and is told.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const target = new URL(request.url);
  try {
    await loadRouteCode(target.pathname);
    return await next();
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    if (await isReachable(target)) {
      window.location.assign(target);
      return new Promise(() => undefined);
    }
    toast("error", "You seem to be offline", { description: "That page could not be loaded. This one is still here." });
    throw redirect(window.location.pathname + window.location.search + window.location.hash);
  }
};

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
