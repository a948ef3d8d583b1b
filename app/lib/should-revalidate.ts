import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A page's data changes with its path alone: a new query string must not fetch it again. For a route to re-export. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
