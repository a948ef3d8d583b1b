import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { cachedAddress } from "#app/offline/cached-pages.ts";
import { assetsIn, dataOf, isOurPage, isPage, siteCaches } from "#app/offline/site-caches.ts";

/** The content types that hosts give to files by their ending; all that is not named here is a font or a picture. */
const contentTypes: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  svg: /^image\/svg\+xml\b/,
};
const fontOrPicture = /^(font|image)\/|^application\/(octet-stream|(x-)?font-)/;

/**
 * Whether an answer is what its address promises. Status 200 says little: proxies, maintenance pages and the login of a
 * Wi-Fi answer every address with a page of their own. A redirect is none, for it may lead to itself. Leaves the body unread.
 */
export async function isCacheable(address: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  const { pathname } = new URL(address);
  if (isPage(pathname)) return isOurPage(await response.clone().text());
  // Each host has another content type for this ending, or none; but the router's data are one JSON array.
  if (pathname.endsWith(".data")) return /^\[[[{]/.test(await response.clone().text());
  const ending = pathname.split(".").at(-1) ?? "";
  return (contentTypes[ending] ?? fontOrPicture).test(response.headers.get("Content-Type") ?? "");
}

/** Seconds after which what was seen before stands in for a network that is there but brings nothing. */
const networkTimeoutSeconds = 4;

/** A visit with another query string is one to the same file. */
const oneAddress: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => cachedAddress(request.url) };

/** Only what its address promises goes into a cache, and comes out of one: an older worker took any answer. */
export const checked: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await isCacheable(request.url, response)) ? response : null),
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
    if (!cachedResponse || (await isCacheable(request.url, cachedResponse))) return cachedResponse;
    await (await caches.open(cacheName)).delete(request);
    return null;
  },
};

/** A wrong answer under a name with a hash may lie in the browser's own cache for a year: it is asked for again past that. */
const askedAgain: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    (await isCacheable(request.url, response))
      ? response
      : fetch(request.url, { cache: "reload" }).catch(() => response),
};

export const assets = new CacheFirst({
  cacheName: siteCaches.assets.name,
  // Not emptied where the storage is full: the offline screen needs its scripts.
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

/** A page is kept with all that it needs to be alive, and to be gone to from another page. */
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
