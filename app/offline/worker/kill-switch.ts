/** The kill switch: replaces the previous worker, deletes all caches, and unregisters itself. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("devtherapy-")).map((name) => caches.delete(name)));
  await self.registration.unregister();
  // Deletes Workbox's expiration records. Does not wait, because the previous worker may keep the database open until
  // it ends.
  indexedDB.deleteDatabase("workbox-expiration");
}
