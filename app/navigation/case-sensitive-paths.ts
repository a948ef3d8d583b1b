import { data, type DataStrategyResult, matchPath, type MiddlewareFunction } from "react-router";

import { withoutBase } from "#app/lib/base-path.ts";

/**
 * An address in other letter case is a 404 here as it is on the host, where pages are files. A route's `caseSensitive`
 * would say so, but React Router 8.4 leaves it out of the routes that it makes for the browser.
 */
export const caseSensitivePaths: MiddlewareFunction<Record<string, DataStrategyResult>> = (
  { request, pattern },
  next,
) => {
  if (matchPath({ path: pattern, caseSensitive: true }, withoutBase(new URL(request.url).pathname))) return next();
  throw data(null, { status: 404 });
};
