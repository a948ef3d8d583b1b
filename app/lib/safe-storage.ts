export type SafeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Dispatched on the window when localStorage rejects a value. */
export const refusalEvent = "storage-refusal";

/** True once localStorage has rejected a value. */
export let hasRefused = false;

export const safeStorage = createSafeStorage(
  () => localStorage,
  () => {
    hasRefused = true;
    window.dispatchEvent(new Event(refusalEvent));
  },
);

export const safeSessionStorage = createSafeStorage(() => sessionStorage);

/**
 * A storage that never throws. If the storage is blocked or full, values stay in memory until the page closes or
 * another tab writes, and `onRefusal` runs. Calls `getStorage` each time, because even accessing the storage can throw.
 */
function createSafeStorage(getStorage: () => Storage, onRefusal?: () => unknown): SafeStorage {
  /** The values that the storage refused, by key. `stored` is what it held at that time. */
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

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
