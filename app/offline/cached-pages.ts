/** Returns the cache key of a page: its URL without a query string and a trailing slash. The root stays "/". */
export function cachedAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + pathname.replace(/(?<=^.|[^/])\/+$/, "");
}

/** Returns true if a page opens offline, because it is cached and a worker can serve it. Never rejects. */
export async function isCached(address: string): Promise<boolean> {
  try {
    if (!navigator.serviceWorker.controller) return false;
    // The cache key of the offline page includes its revision.
    return Boolean(await caches.match(cachedAddress(address), { ignoreSearch: true }));
  } catch {
    // Storage is blocked, or the page has no HTTPS.
    return false;
  }
}
