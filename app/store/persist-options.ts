import { createJSONStorage, type PersistOptions } from "zustand/middleware";
import { type SafeStorage, safeStorage } from "#app/lib/safe-storage.ts";

/**
 * Options to persist a store under a name. JSON omits the store's functions. `read` validates stored state of any
 * version piece by piece and never throws.
 */
export function persistOptions<State, Stored extends Partial<State>>(
  name: string,
  read: (value: unknown) => Stored,
  storage: SafeStorage = safeStorage,
): PersistOptions<State, Stored> {
  return {
    name,
    storage: createJSONStorage(() => storage),
    migrate: read,
    merge: (stored, current) => ({ ...current, ...read(stored) }),
  };
}

type PersistedStore = { persist: { getOptions: () => { name?: string }; rehydrate: () => Promise<void> | void } };

/** Rehydrates a store whenever another tab changes it. */
export function followTabs({ persist }: PersistedStore): void {
  // Prerendering and tests in Node have no window.
  if (typeof window === "undefined") return;
  window.addEventListener("storage", ({ key }) => {
    // `localStorage.clear()` dispatches an event without a key.
    if (key === null || key === persist.getOptions().name) void persist.rehydrate();
  });
}
