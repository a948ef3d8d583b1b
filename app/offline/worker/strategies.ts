import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { cachedAddress } from "#app/offline/cached-pages.ts";
import { assetsIn, dataOf, isOurPage, isPage, siteCaches } from "#app/offline/site-caches.ts";

/** Valid content types by extension. All other files are fonts or images. */
const contentTypes: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  svg: /^image\/svg\+xml\b/,
};
const fontOrPicture = /^(font|image)\/|^application\/(octet-stream|(x-)?font-)/;

/**
 * Returns true if a response matches its URL. Status 200 is not enough: proxies, maintenance pages and Wi-Fi logins
 * answer every URL with their own page. Rejects redirects, which may lead to themselves. Leaves the body unread.
 */
export async function isCacheable(address: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  const { pathname } = new URL(address);
  if (isPage(pathname)) return isOurPage(await response.clone().text());
  // Hosts disagree on this extension's content type, but React Router's data are always a JSON array.
  if (pathname.endsWith(".data")) return /^\[[[{]/.test(await response.clone().text());
  const ending = pathname.split(".").at(-1) ?? "";
  return (contentTypes[ending] ?? fontOrPicture).test(response.headers.get("Content-Type") ?? "");
}

/** If the network does not respond within this many seconds, the cache answers. */
const networkTimeoutSeconds = 4;

/** Ignores the query string, because hosts send the same file for each. */
const oneAddress: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => cachedAddress(request.url) };

/** Validates responses when a cache stores and returns them. An older worker stored any response. */
export const checked: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await isCacheable(request.url, response)) ? response : null),
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
    if (!cachedResponse || (await isCacheable(request.url, cachedResponse))) return cachedResponse;
    await (await caches.open(cacheName)).delete(request);
    return null;
  },
};

/** Refetches an invalid response past the browser's HTTP cache, which may keep it under a hashed name for a year. */
const askedAgain: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    (await isCacheable(request.url, response))
      ? response
      : fetch(request.url, { cache: "reload" }).catch(() => response),
};

export const assets = new CacheFirst({
  cacheName: siteCaches.assets.name,
  // Not purged when the storage is full, because the offline page needs its scripts.
  plugins: [checked, askedAgain, new ExpirationPlugin({ maxEntries: siteCaches.assets.entries })],
});
export const tiles = new CacheFirst({
  cacheName: siteCaches.tiles.name,
  plugins: [checked, askedAgain, atMost(siteCaches.tiles.entries)],
});
export const data = new NetworkFirst({
  cacheName: siteCaches.data.name,
  networkTimeoutSeconds,
  plugins: [oneAddress, checked, atMost(siteCaches.data.entries)],
});

/** Caches a page's assets and data along with it. */
const wholePage: WorkboxPlugin = {
  cacheDidUpdate: async ({ request, newResponse, event }) => {
    const parts = assetsIn(await newResponse.text()).map((part) => assets.handleAll({ event, request: part }));
    const itsData = data.handleAll({ event, request: dataOf(new URL(request.url).pathname) });
    await Promise.allSettled([...parts, itsData].flat());
  },
};

export const pages = new NetworkFirst({
  cacheName: siteCaches.pages.name,
  networkTimeoutSeconds,
  plugins: [oneAddress, checked, atMost(siteCaches.pages.entries), wholePage],
});

function atMost(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
}
