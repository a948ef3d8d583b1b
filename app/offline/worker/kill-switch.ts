/** The kill switch: a worker that takes the last one's place, forgets all that it kept, and goes. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("devtherapy-")).map((name) => caches.delete(name)));
  await self.registration.unregister();
  // Workbox's list of when each file was last used. Not waited for: the last worker may have it open until it ends.
  indexedDB.deleteDatabase("workbox-expiration");
}
