import { withoutTrailingSlash } from "./without-trailing-slash.ts";

/** The caches of the service worker (app/worker/), and the most that each may hold: the rest goes, the oldest first. */
export const keptCaches = {
  pages: { name: "devtherapy-pages", entries: 40 },
  data: { name: "devtherapy-data", entries: 80 },
  assets: { name: "devtherapy-assets", entries: 250 },
  tiles: { name: "devtherapy-tiles", entries: 60 },
} as const;

/** What the worker tells open pages when another version has taken over. */
export type NewVersion = { type: "NEW_VERSION"; build: string };

/** What a page is kept under: its full address without a query string and a closing slash. */
export function keptAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + withoutTrailingSlash(pathname);
}

/** Whether a page opens without a network, because it was seen before and a worker is there to show it. Never rejects. */
export async function isKept(address: string): Promise<boolean> {
  try {
    if (!navigator.serviceWorker.controller) return false;
    return Boolean(await caches.match(keptAddress(address), { cacheName: keptCaches.pages.name }));
  } catch {
    // Where storage is forbidden, and on pages that came without encryption.
    return false;
  }
}
