import { data, isRouteErrorResponse } from "react-router";

/** Returns a loader's result, or throws a 404 response if there is no result. */
export function orNotFound<Thing>(thing: Thing | undefined, name: string): Thing {
  if (!thing) throw data(`${name} Not Found`, { status: 404 });
  return thing;
}

/** Returns true for a 404 response. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export const notFoundTitle = "Page not found";
export const unexpectedTitle = "Unexpected Application Error!";
