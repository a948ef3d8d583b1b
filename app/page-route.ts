/**
 * What the routes of pages share. `meta` needs a `page` in the loader's data; `clientLoader` and `shouldRevalidate` are for
 * pages of one thing (`$name`).
 */
import { withBuild } from "#app/lib/release.ts";
import type { PageMeta } from "#app/publish/page-meta.ts";

export { PageBoundary as ErrorBoundary } from "#app/features/shell/error-screens.tsx";
export { meta } from "#app/publish/page-meta.ts";
export { clientLoader, shouldRevalidate } from "#app/navigation/client-loader.ts";

/** A loader of a page: its data say what stands in the page's head, and of which build they are. */
export function pageLoader<Args, Data extends { page: PageMeta }>(load: (args: Args) => Data | Promise<Data>) {
  return async (args: Args) => withBuild(await load(args));
}
