import { site } from "#app/site.ts";
import { isOurPage, siteCaches } from "./site-caches.ts";

/** A cached page: its path and its title without the site's name. */
export type SavedPage = { path: string; title: string };

/** Returns the cached pages, most recently visited first. Empty if storage is blocked. */
export async function listSavedPages(): Promise<SavedPage[]> {
  try {
    const cache = await caches.open(siteCaches.pages.name);
    const pages = await Promise.all((await cache.keys()).map((request) => readPage(cache, request)));
    return pages.flatMap((page) => page ?? []).toReversed();
  } catch {
    return [];
  }
}

async function readPage(cache: Cache, request: Request): Promise<SavedPage | undefined> {
  const html = (await (await cache.match(request))?.text()) ?? "";
  const path = new URL(request.url).pathname;
  // Skips pages that redirect: those marked noindex, except the review.
  const goesOn = html.includes('name="robots" content="noindex"') && path !== "/quizzes/review";
  if (goesOn || !isOurPage(html)) return undefined;
  const [element = ""] = /<title>[^<]+<\/title>/.exec(html) ?? [];
  // Decodes &amp; and other entities.
  const { title } = new DOMParser().parseFromString(element, "text/html");
  return { path, title: title.replace(` · ${site.name}`, "") || path };
}

/** The caches that reveal visited pages. */
const visited = [siteCaches.pages.name, siteCaches.data.name, siteCaches.tiles.name];

/**
 * Deletes the cached pages, their data and images, and their expiration records. Keeps the worker and the scripts
 * that /offline needs. Never rejects.
 */
export async function clearSavedPages(): Promise<void> {
  try {
    await Promise.all(visited.map((name) => caches.delete(name)));
    const { CacheExpiration } = await import("workbox-expiration");
    await Promise.all(visited.map((name) => new CacheExpiration(name, { maxEntries: 1 }).delete()));
  } catch {
    // With blocked storage there is nothing to delete.
  }
}
