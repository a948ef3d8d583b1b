import { data, type DataStrategyResult, matchPath, type MiddlewareFunction } from "react-router";

/**
 * The one spelling of a page's address that links use and the router knows: hosts find "/x" as "//x/", "/x.html", "/x/index"
 * and "/%78" too. Uses nothing of its file, because 404.html inlines its text.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(/%(?:[46][1-9a-f]|[57][\da])/gi, decodeURIComponent)
    .replace(/(?:\/|%2f)+$/i, "/")
    .replace(/\/{2,}/g, "/")
    .replace(/(?:\/(?:index)?|\.html)+$/, "");
  return path || "/";
}

export type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>;

/**
 * An address in other letter case is a 404 here as it is on the host, where pages are files. A route's `caseSensitive`
 * would say so, but React Router 8.4 leaves it out of the routes that it makes for the browser.
 */
export const caseSensitivePaths: ClientMiddleware = ({ request, pattern }, next) => {
  if (matchPath({ path: pattern, caseSensitive: true }, new URL(request.url).pathname)) return next();
  throw data(null, { status: 404 });
};
