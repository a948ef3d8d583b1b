import { data, isRouteErrorResponse } from "react-router";

/** Returns what a loader has found, or answers 404. */
export function orNotFound<Thing>(thing: Thing | undefined, name: string): Thing {
  if (!thing) throw data(`${name} Not Found`, { status: 404 });
  return thing;
}

/** Whether an error means that the URL names nothing. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export const notFoundTitle = "Page not found";

/** The title of an error's screen. `missing` is the page's own title for a thing that does not exist. */
export function errorTitle(error: unknown, missing?: string): string {
  return isNotFound(error) ? (missing ?? notFoundTitle) : "Unexpected Application Error!";
}
