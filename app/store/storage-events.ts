import { hasRefused, refusalEvent } from "#app/lib/safe-storage.ts";
import { toast } from "#app/lib/toast.ts";

/** Tells the visitor once that the browser's storage is forbidden or full. */
export function warnOfRefusal(): void {
  const warn = () =>
    toast("warning", "Your browser couldn't save this", {
      description: "You'll lose it when you close this page. Allow storage or free up space to keep it.",
    });
  if (hasRefused) warn();
  else window.addEventListener(refusalEvent, warn, { once: true });
}

/** Has the stores read again on a page from the back/forward cache, which missed what other pages stored. */
export function rereadRestoredPage(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
}
