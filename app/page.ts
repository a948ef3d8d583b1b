/**
 * What the routes of pages re-export. `meta` needs a `page` in the loader's data; `clientLoader` and `shouldRevalidate` are for
 * pages of one thing (`$name`).
 */
export { PageBoundary as ErrorBoundary } from "#app/features/shell/error-screens.tsx";
export { meta } from "#app/publish/page-meta.ts";
export { clientLoader, shouldRevalidate } from "#app/navigation/client-loader.ts";
