import { useEffect } from "react";
import { data, type DataStrategyResult, isRouteErrorResponse, matchPath, type MiddlewareFunction } from "react-router";
import { matchedRoutes } from "./prefetch-links.ts";

type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>;

/** True once the first page has rendered. The middleware also runs before that, in 404.html. */
let hasRendered = false;

/** True once the visitor has left the document's first page. */
let hasNavigated = false;

/** Tells the middleware that the first page has rendered. Call it from the root route's component. */
export function useRecovery(): void {
  useEffect(() => {
    hasRendered = true;
  }, []);
}

/** Returns true if a full page load may help a page that throws: an old tab may have read data of a new release. */
export function mayReload(): boolean {
  return hasNavigated;
}

/**
 * Client middleware of all pages. If the next page's code or data fail to load, for example after a release, loads that
 * page with a full page load.
 */
export const recoverNavigation: ClientMiddleware = async ({ request, url, pattern }, next) => {
  // Answers 404 for a wrong letter case, as web servers do. React Router 8.4 omits `caseSensitive` from its client
  // routes.
  if (!matchPath({ path: pattern, caseSensitive: true }, url.pathname)) throw data(null, { status: 404 });
  if (!hasRendered) return next();
  hasNavigated = true;
  // If a module fails to load, React Router reloads the current page, and the click would be lost.
  const loading = new AbortController();
  window.navigation?.addEventListener("navigate", preventReload, { signal: loading.signal });
  const modules = matchedRoutes(url.pathname).map(({ module }) => import(/* @vite-ignore */ module));
  if ((await Promise.allSettled(modules)).every(({ status }) => status === "fulfilled")) {
    loading.abort();
    const results = await next();
    if (!Object.values(results).some(hasFailed)) return results;
  }
  if (!request.signal.aborted) window.location.assign(request.url + url.hash);
  return new Promise(() => undefined);
};

/** Returns true if a request failed. A 404 is a valid response. */
function hasFailed({ type, result }: DataStrategyResult): boolean {
  return type === "error" && (isRouteErrorResponse(result) ? result.status >= 500 : result instanceof Error);
}

function preventReload(event: NavigateEvent): void {
  if (event.navigationType === "reload" && !event.userInitiated) event.preventDefault();
}
