import { createJSONStorage, type PersistOptions } from "zustand/middleware";
import { type SafeStorage, safeStorage } from "#app/lib/safe-storage.ts";

/**
 * Options to persist a store under a name. JSON omits the store's functions. `read` validates stored state of any
 * version piece by piece and never throws. A store rehydrates before each change, so that it never undoes what another
 * tab wrote or cleared.
 */
export function persistOptions<State, Kept extends Partial<State>>(
  name: string,
  read: (value: unknown) => Kept,
  storage: SafeStorage = safeStorage,
): PersistOptions<State, Kept> {
  return {
    name,
    storage: createJSONStorage(() => storage),
    migrate: read,
    merge: (kept, current) => ({ ...current, ...read(kept) }),
  };
}

type KeptStore = { persist: { getOptions: () => { name?: string }; rehydrate: () => Promise<void> | void } };

/** Rehydrates a store now and whenever another tab changes it. Returns a function that stops this. */
export function syncTabs(store: KeptStore): () => void {
  const readAgain = () => void store.persist.rehydrate();
  const onStorage = ({ key }: StorageEvent) => {
    // `localStorage.clear()` dispatches an event without a key.
    if (key === null || key === store.persist.getOptions().name) readAgain();
  };
  readAgain();
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
