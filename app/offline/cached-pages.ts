/** What a page is kept under: its full address without a query string and a closing slash; the root stays "/". */
export function cachedAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + pathname.replace(/(?<=^.|[^/])\/+$/, "");
}

/** Whether a page opens without a network, because it was seen before and a worker is there to show it. Never rejects. */
export async function isCached(address: string): Promise<boolean> {
  try {
    if (!navigator.serviceWorker.controller) return false;
    // The offline screen is kept under its address and its version.
    return Boolean(await caches.match(cachedAddress(address), { ignoreSearch: true }));
  } catch {
    // Where storage is forbidden, and on pages that came without encryption.
    return false;
  }
}
