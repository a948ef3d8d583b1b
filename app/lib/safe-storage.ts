export type SafeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The event on the window when localStorage refuses to keep something. */
export const refusalEvent = "devtherapy:refusal";

/** Whether it has refused to. */
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
 * A browser's storage that never throws. Where it is forbidden or full, what is written lasts as long as the page is open
 * and no other tab has written since, and `onRefusal` is told. `getStorage` is called each time, for getting hold of it can
 * throw as well.
 */
function createSafeStorage(getStorage: () => Storage, onRefusal?: () => unknown): SafeStorage {
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

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
