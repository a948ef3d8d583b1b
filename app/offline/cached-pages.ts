/** Returns the cache key of a page: its URL without query string and trailing slash. The root stays "/". */
export function cachedAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + pathname.replace(/(?<=^.|[^/])\/+$/, "");
}

/** Returns true if a page opens offline, because it is cached and a worker can serve it. Never rejects. */
export async function isCached(address: string): Promise<boolean> {
  try {
    if (!navigator.serviceWorker.controller) return false;
    // Ignores query strings, because the offline page's cache key has one with its revision.
    return Boolean(await caches.match(cachedAddress(address), { ignoreSearch: true }));
  } catch {
    // Storage is blocked, or the page has no HTTPS.
    return false;
  }
}
