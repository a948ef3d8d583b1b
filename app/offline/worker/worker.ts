/**
 * The service worker: opens visited pages without a network. Pages and data come from the network, or from the cache if
 * the network is slow. Files with a hash in their names come from the cache first. See decisions/04-service-worker.md.
 */
import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { assetsIn, siteCaches } from "#app/offline/site-caches.ts";

declare const self: ServiceWorkerGlobalScope;

/** Inserted by tools/finish-build.ts: the build's time, and the paths of the offline page and its files. */
declare const __BUILD__: string;
declare const __OFFLINE_FILES__: string[];

/** If the network does not respond within this many seconds, the cache answers. */
const networkTimeoutSeconds = 4;

const offlineCache = `devtherapy-offline-${__BUILD__}`;

const only200: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};
/** Web servers send the same file for every query string. */
const withoutQuery: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*/, "") };

/** Saves the files that a page names. */
const withAssets: WorkboxPlugin = {
  cacheDidUpdate: async ({ newResponse, event }) => {
    const files = assetsIn(await newResponse.text()).map((request) => assets.handleAll({ event, request }));
    await Promise.allSettled(files.flat());
  },
};
/** Saves a page's data. */
const withData: WorkboxPlugin = {
  cacheDidUpdate: async ({ request, event }) => {
    const { pathname } = new URL(request.url);
    await dataOfPage.handleAll({ event, request: `${pathname === "/" ? "/_" : pathname}.data` })[1];
  },
};
/** Saves the page to which the data belong, because a click on a link requests only the data. */
const withPage: WorkboxPlugin = {
  cacheDidUpdate: async ({ request, event }) => {
    const path = new URL(request.url).pathname.replace(/(^\/_)?\.data$/, "");
    await pageOfData.handleAll({ event, request: path || "/" })[1];
  },
};

const assets = cacheFirst(siteCaches.assets);
const thumbnails = cacheFirst(siteCaches.thumbnails);
const pages = networkFirst(siteCaches.pages, withAssets, withData);
const pageOfData = networkFirst(siteCaches.pages, withAssets);
const data = networkFirst(siteCaches.data, withPage);
const dataOfPage = networkFirst(siteCaches.data);

type CacheLimits = { name: string; entries: number };

function cacheFirst({ name, entries }: CacheLimits): CacheFirst {
  return new CacheFirst({ cacheName: name, plugins: [only200, atMost(entries)] });
}

function networkFirst({ name, entries }: CacheLimits, ...plugins: WorkboxPlugin[]): NetworkFirst {
  const all = [withoutQuery, only200, atMost(entries), ...plugins];
  return new NetworkFirst({ cacheName: name, networkTimeoutSeconds, plugins: all });
}

function atMost(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
}

self.addEventListener("install", (event) => {
  // Activates immediately: pages come from the network first, so an open page needs nothing from the previous worker.
  void self.skipWaiting();
  event.waitUntil(caches.open(offlineCache).then((cache) => cache.addAll(__OFFLINE_FILES__)));
  event.waitUntil(saveOpenPages(event));
});
self.addEventListener("activate", (event) => event.waitUntil(deleteOldCaches()));
clientsClaim();

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/tiles/"), thumbnails);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(".json"), dataOfPage);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && url.pathname.endsWith(".data") && isPrefetch(request),
  dataOfPage,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(".data"), data);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === "navigate", pages);
setCatchHandler(async ({ request }) => (await caches.match(request, { ignoreSearch: true })) ?? answerOffline(request));

function isPrefetch({ headers }: Request): boolean {
  return (headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "").includes("prefetch");
}

/** Saves the pages that were open before the first worker was installed. */
async function saveOpenPages(event: ExtendableEvent): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await Promise.allSettled(windows.flatMap(({ url }) => pages.handleAll({ event, request: url })));
}

async function deleteOldCaches(): Promise<void> {
  const current = new Set([offlineCache, ...Object.values(siteCaches).map(({ name }) => name as string)]);
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("devtherapy-") && !current.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Handles a URL that neither the network nor a cache has. Redirects a page request to the offline page, because no
 * other page could hydrate at that URL. The parameter `to` names the requested page.
 */
function answerOffline({ url, mode }: Request): Response {
  const { pathname, search, origin } = new URL(url);
  if (mode !== "navigate") return Response.error();
  return Response.redirect(`${origin}/offline?${new URLSearchParams({ to: pathname + search }).toString()}`);
}
