export type SafeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

let hasRefused = false;
const listeners = new Set<() => void>();

/** localStorage that never throws. */
export const safeStorage = createSafeStorage(() => localStorage, tellOnce);

/**
 * A browser's storage that never throws. Where it is forbidden or full, what is written lasts as long as the page is open
 * and no other tab has written since, and `onRefusal` is told. `getStorage` is called each time, for getting hold of it can
 * throw as well.
 */
export function createSafeStorage(getStorage: () => Storage, onRefusal?: () => void): SafeStorage {
  /** What the storage did not take, by key, and what it held then. */
  const refused = new Map<string, { value: string; stored: string | null }>();
  const getStored = (name: string) => attempt(() => getStorage().getItem(name)) ?? null;
  return {
    getItem: (name) => {
      const stored = getStored(name);
      const refusal = refused.get(name);
      return refusal && refusal.stored === stored ? refusal.value : stored;
    },
    setItem: (name, value) => {
      try {
        getStorage().setItem(name, value);
        refused.delete(name);
      } catch {
        refused.set(name, { value, stored: getStored(name) });
        onRefusal?.();
      }
    },
    removeItem: (name) => {
      refused.delete(name);
      attempt(() => getStorage().removeItem(name));
    },
  };
}

/** Calls back when the device refuses to keep something for the first time. Returns what ends it. */
export function onStorageRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellOnce(): void {
  if (hasRefused) return;
  hasRefused = true;
  for (const listener of listeners) listener();
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
