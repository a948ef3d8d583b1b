export type SafeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Dispatched on the window when localStorage refuses a value. */
export const refusalEvent = "devtherapy:refusal";

/** Whether localStorage has refused a value. */
export let hasRefused = false;

/** localStorage that never throws. */
export const safeStorage = createSafeStorage(
  () => localStorage,
  () => {
    hasRefused = true;
    window.dispatchEvent(new Event(refusalEvent));
  },
);

/** sessionStorage that never throws. */
export const safeSessionStorage = createSafeStorage(() => sessionStorage);

/**
 * A storage that never throws. If it is forbidden or full, values stay in memory until the page closes or another tab
 * writes, and `onRefusal` is called. `getStorage` runs each time, because accessing the storage can throw too.
 */
function createSafeStorage(getStorage: () => Storage, onRefusal?: () => unknown): SafeStorage {
  /** Refused values by key, and the stored value at that time. */
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
