/** What the routes of pages re-export: all of them the first two, those of one thing by its name the others too. */
export { PageBoundary as ErrorBoundary } from "#app/features/shell/error-screens.tsx";
export { meta } from "#app/publish/page-meta.ts";
export { clientLoader, shouldRevalidate } from "#app/navigation/client-loader.ts";
