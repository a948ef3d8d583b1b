/**
 * The service worker: makes the site available offline. It caches visited pages and their data, and serves them
 * network-first, or from the cache if the network is slow (strategies.ts). Only files with a hash in their names are
 * cache-first.
 */
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { isAsset, isData, isPage, isTile, type NewVersion } from "#app/offline/site-caches.ts";
import { assets, checked, data, pages, tiles } from "./strategies.ts";

declare const self: ServiceWorkerGlobalScope;

/** Inserted by tools/finish-build.ts. */
declare const __BUILD__: string;
declare const __SHELL__: { precached: { url: string; revision: string }[]; assets: string[] };

setCacheNameDetails({ prefix: "devtherapy", precache: "shell", suffix: "" });

self.addEventListener("install", (event) => {
  // Activates immediately: pages are network-first, so an open page needs nothing from the previous worker.
  void self.skipWaiting();
  // Hashed files stay in their cache, so that pages cached from the previous version keep their scripts.
  event.waitUntil(Promise.all(__SHELL__.assets.map((request) => keepAsset(event, request))));
});
self.addEventListener("activate", (event) => event.waitUntil(tellPages()));
clientsClaim();

addPlugins([checked]);
precacheAndRoute(__SHELL__.precached, { ignoreURLParametersMatching: [/./] });
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && isTile(url.pathname), tiles);
registerRoute(({ url, sameOrigin }) => sameOrigin && isData(url.pathname), data);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPage(url.pathname), pages);
setCatchHandler(async ({ request }) => answerOffline(request));

/**
 * Rejects if a file of the shell is missing, for example because of another release. The browser then does not install
 * the worker.
 */
async function keepAsset(event: ExtendableEvent, request: string): Promise<void> {
  const [answer, done] = assets.handleAll({ event, request });
  const { ok, status } = await answer;
  if (!ok) throw new Error(`${request} answered ${status}`);
  await done;
}

async function tellPages(): Promise<void> {
  const message: NewVersion = { type: "NEW_VERSION", build: __BUILD__ };
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; this is a worker's client
  for (const page of windows) page.postMessage(message);
}

/**
 * Handles a URL that neither the network nor the cache has. Redirects a page request to the offline page, because no
 * other page could hydrate at that URL. The parameter `to` names the requested page.
 */
function answerOffline(request: Request): Response {
  const { pathname, search, origin } = new URL(request.url);
  const screen = new URL("/offline", origin);
  // If the offline page itself is missing, a redirect would loop.
  if (request.mode !== "navigate" || pathname === screen.pathname) return Response.error();
  screen.searchParams.set("to", pathname + search);
  return Response.redirect(screen.href);
}
