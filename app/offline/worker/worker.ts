/**
 * The service worker: the site without a network. Pages and their data are cached as they are seen and come from the network
 * first, from the cache when it takes too long (strategies.ts). Only files whose names hold a hash come from a cache first.
 */
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { isAsset, isData, isPage, isTile, type NewVersion } from "#app/offline/site-caches.ts";
import { assets, checked, data, pages, tiles } from "./strategies.ts";

declare const self: ServiceWorkerGlobalScope;

/** Put here by build/finish-build.ts. */
declare const __BUILD__: string;
declare const __SHELL__: { precached: { url: string; revision: string }[]; assets: string[] };

setCacheNameDetails({ prefix: "devtherapy", precache: "shell", suffix: "" });

self.addEventListener("install", (event) => {
  // At once: every page comes from the network, so the last version's worker has nothing that an open page would miss.
  void self.skipWaiting();
  // What a hash names stays in the cache of such files, so that pages kept from the last version have their scripts.
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

/** Rejects where a file of the shell does not come, for another release has taken its place: then this worker is not installed. */
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
 * What is said of an address that neither the network nor a cache has: where a page was asked for, the offline screen at
 * its own address, for no other page could come alive there. The screen knows where the visitor was going.
 */
function answerOffline(request: Request): Response {
  const { pathname, search, origin } = new URL(request.url);
  const screen = new URL("/offline", origin);
  // Where the screen itself was lost, it would lead to itself.
  if (request.mode !== "navigate" || pathname === screen.pathname) return Response.error();
  screen.searchParams.set("to", pathname + search);
  return Response.redirect(screen.href);
}
