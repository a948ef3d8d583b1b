import { hasRefused, refusalEvent } from "#app/lib/safe-storage.ts";
import { toast } from "#app/lib/toast.ts";

/** Shows one warning if the browser's storage is blocked or full. */
export function warnOfRefusal(): void {
  const warn = () =>
    toast("warning", "Your browser couldn't save this", {
      description: "You'll lose it when you close this page. Allow storage or free up space to keep it.",
    });
  if (hasRefused) warn();
  else window.addEventListener(refusalEvent, warn, { once: true });
}

/**
 * After a page is restored from the back/forward cache, rehydrates its stores, which missed the writes of other pages.
 */
export function rereadRestoredPage(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
}
