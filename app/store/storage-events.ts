/**
 * After a page is restored from the back/forward cache, rehydrates its stores, because they missed the writes of other
 * pages.
 */
export function rereadRestoredPage(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
}
