import { createSafeStorage } from "#app/lib/safe-storage.ts";

import { wantedAddress } from "./keep-page.ts";

const storageKey = "devtherapy-pending-address";
const storage = createSafeStorage(() => sessionStorage);

/**
 * For browsers without the Navigation API, where nothing stops the router from reloading the page after code was lost: leaves
 * word at the reload of where the visitor is going, and goes on there after it. Returns what ends this.
 */
export function followPendingAddress(): () => void {
  let isLeaving = false;

  function leaveWord() {
    // Leaving in another way ends in WebKit what is under way, whereupon the router reloads: that is no way to the page.
    storage.setItem(storageKey, isLeaving ? "" : (wantedAddress() ?? ""));
    isLeaving = true;
  }

  function stay() {
    isLeaving = false;
  }

  goOn();
  window.addEventListener("beforeunload", leaveWord);
  // Back may bring this very page again.
  window.addEventListener("pageshow", stay);
  return () => {
    window.removeEventListener("beforeunload", leaveWord);
    window.removeEventListener("pageshow", stay);
  };
}

function goOn(): void {
  const pending = storage.getItem(storageKey);
  storage.removeItem(storageKey);
  const [visit] = performance.getEntriesByType("navigation");
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === "reload";
  if (!isReload || !pending || pending === window.location.href) return;
  // Before a page is loaded, another one takes its place in the history, and Back would skip it.
  const go = () => setTimeout(() => window.location.assign(pending));
  if (document.readyState === "complete") go();
  else window.addEventListener("load", go);
}
