import { keptCaches } from "./kept-caches.ts";

/**
 * Deletes what the service worker has kept of visited pages: the pages, their data and pictures, and its list of when each
 * was seen. The worker stays, and so do the scripts that /offline needs. Never rejects.
 */
export async function clearSavedPages(): Promise<void> {
  const { pages, data, tiles } = keptCaches;
  await Promise.allSettled([pages, data, tiles].map(clearCache));
}

async function clearCache({ name, entries }: { name: string; entries: number }): Promise<void> {
  await caches.delete(name);
  const { CacheExpiration } = await import("workbox-expiration");
  await new CacheExpiration(name, { maxEntries: entries }).delete();
}
