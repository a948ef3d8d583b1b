import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * Shows the loader's 404 on a direct visit to an unknown name. Routes of one item re-export this function. Returns
 * `never`, which adds nothing to the type of the route's data.
 */
export function clientLoader({ serverLoader }: { serverLoader: () => Promise<unknown> }) {
  return serverLoader() as Promise<never>;
}

/**
 * Skips revalidation when only the query string changes, because a page's data depend only on its path. Routes with a
 * clientLoader re-export it. Without a clientLoader, React Router revalidates only if the parameters change.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  // Development refetches saved content for the open page.
  return import.meta.env.DEV || currentUrl.pathname !== nextUrl.pathname;
}
