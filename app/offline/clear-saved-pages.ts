/** The caches of site-caches.ts that tell what was visited: here by name, so that no page brings that module along. */
const visited = ["devtherapy-pages", "devtherapy-data", "devtherapy-tiles"] as const;

/**
 * Deletes what the service worker has kept of visited pages: the pages, their data and pictures, and its list of when each
 * was seen. The worker stays, and so do the scripts that /offline needs. Never rejects.
 */
export async function clearSavedPages(): Promise<void> {
  try {
    await Promise.all(visited.map((name) => caches.delete(name)));
    const { CacheExpiration } = await import("workbox-expiration");
    await Promise.all(visited.map((name) => new CacheExpiration(name, { maxEntries: 1 }).delete()));
  } catch {
    // Where such storage is forbidden nothing was kept.
  }
}
