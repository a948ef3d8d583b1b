/**
 * Shared exports of page routes. `meta` needs a `page` in the loader's data. Routes of one item (`$name`) also use
 * `clientLoader` and `shouldRevalidate`.
 */
import { withBuild } from "#app/lib/release.ts";
import type { PageMeta } from "#app/publish/page-meta.ts";

export { PageBoundary as ErrorBoundary } from "#app/features/shell/error-screens.tsx";
export { meta } from "#app/publish/page-meta.ts";
export { clientLoader, shouldRevalidate } from "#app/navigation/client-loader.ts";

/** Wraps the loader of a page, whose data must contain the page's metadata. Adds the build to the data. */
export function pageLoader<Args, Data extends { page: PageMeta }>(load: (args: Args) => Data | Promise<Data>) {
  return async (args: Args) => withBuild(await load(args));
}
