import { createJSONStorage, type PersistOptions } from "zustand/middleware";
import { type SafeStorage, safeStorage } from "#app/lib/safe-storage.ts";

/**
 * How a store is kept in the visitor's browser, under a name: all of its state but the functions, which JSON leaves out. `read`
 * makes sense of what was kept, piece by piece, whoever and whatever version wrote it, and never throws. A store reads it again
 * before each change (`persist.rehydrate`): what another tab wrote or cleared, told of it or not, stays so.
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

/** Keeps a store of this tab in step with what other tabs write or clear: now, and when they do. Returns what ends it. */
export function syncTabs(store: KeptStore): () => void {
  const readAgain = () => void store.persist.rehydrate();
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null when everything is cleared.
    if (key === null || key === store.persist.getOptions().name) readAgain();
  };
  readAgain();
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
