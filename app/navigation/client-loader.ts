import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * Turns a direct visit to an unknown name into the loader's 404. For a route of one thing by its name to re-export: `never`
 * adds nothing to the type of its loader's data.
 */
export function clientLoader({ serverLoader }: { serverLoader: () => Promise<unknown> }) {
  return serverLoader() as Promise<never>;
}

/**
 * A page's data changes with its path alone: a new query string must not fetch it again. For a route with a clientLoader
 * to re-export; without one the router looks at the parameters alone.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  // While developing, content that was saved is fetched for the page that is open.
  return import.meta.env.DEV || currentUrl.pathname !== nextUrl.pathname;
}
