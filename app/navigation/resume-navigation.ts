import { safeSessionStorage } from "#app/lib/safe-storage.ts";
import { pendingAddress } from "./recover-navigation.ts";

const storageKey = "devtherapy-pending-address";

/**
 * For browsers without the Navigation API, where the router's reload after a chunk load failure cannot be cancelled: stores
 * the target before the reload, and navigates there after it.
 */
export function resumePendingNavigation(): void {
  let isLeaving = false;

  function storeTarget() {
    // In WebKit unloading aborts the import, whereupon the router reloads: a second beforeunload that must store nothing.
    safeSessionStorage.setItem(storageKey, isLeaving ? "" : (pendingAddress() ?? ""));
    isLeaving = true;
  }

  window.addEventListener("beforeunload", storeTarget);
  // Safari on iOS sends no beforeunload.
  window.addEventListener("pagehide", () => !isLeaving && storeTarget());
  // Back may restore this document from the back/forward cache.
  window.addEventListener("pageshow", () => {
    isLeaving = false;
  });

  const pending = safeSessionStorage.getItem(storageKey);
  safeSessionStorage.removeItem(storageKey);
  const [visit] = performance.getEntriesByType("navigation");
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === "reload";
  if (!isReload || !pending || pending === window.location.href) return;
  // Before a page is loaded, another one takes its place in the history, and Back would skip it.
  const go = () => setTimeout(() => window.location.assign(pending));
  if (document.readyState === "complete") go();
  else window.addEventListener("load", go);
}
