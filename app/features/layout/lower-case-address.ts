import { type DataStrategyResult, type MiddlewareFunction, redirect, replace } from "react-router";

import { withoutBase } from "#app/lib/base-path.ts";
import { withLowerCaseLetters } from "#app/lib/with-lower-case-letters.ts";

/**
 * The router finds a page in any letter case, but the files of all pages are lower-case. Leads to the address that has
 * the files; an address that no page has (its pattern is the rest of all) stays as it is, for its 404.
 */
export const lowerCaseAddress: MiddlewareFunction<Record<string, DataStrategyResult>> = (
  { request, pattern },
  next,
) => {
  const { pathname, search } = new URL(request.url);
  const lower = withLowerCaseLetters(pathname);
  if (lower === pathname || pattern.endsWith("*")) return next();
  // A typed address is in the history by now, a clicked one is not yet.
  throw (window.location.pathname === pathname ? replace : redirect)(withoutBase(lower) + search);
};
