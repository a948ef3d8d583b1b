import { createSafeStorage } from "#app/lib/safe-storage.ts";

const storageKey = "devtherapy-pending-address";
const storage = createSafeStorage(() => sessionStorage);

/** Writes down where the visitor is going, for the start of the client after a reload; undefined: they have arrived. */
export function setPendingAddress(address: string | undefined): void {
  if (address === undefined) storage.removeItem(storageKey);
  else storage.setItem(storageKey, address);
}

/** Where the visitor was going when the page was reloaded instead, if that is elsewhere; told once. */
export function takePendingAddress(): string | undefined {
  const pending = storage.getItem(storageKey) ?? undefined;
  setPendingAddress(undefined);
  const [visit] = performance.getEntriesByType("navigation");
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === "reload";
  return isReload && pending !== window.location.href ? pending : undefined;
}
