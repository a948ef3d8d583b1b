import { isRouteErrorResponse } from "react-router";

/** Whether an error says that what the address names does not exist. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
