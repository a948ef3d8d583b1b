type SafeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** localStorage that never throws. */
export const safeStorage = createSafeStorage(() => localStorage);

/**
 * A browser's storage that never throws: where it is forbidden or full, reading finds nothing and writing is dropped.
 * `getStorage` is called each time, for getting hold of it can throw as well.
 */
export function createSafeStorage(getStorage: () => Storage): SafeStorage {
  return {
    getItem: (name) => attempt(() => getStorage().getItem(name)) ?? null,
    setItem: (name, value) => attempt(() => getStorage().setItem(name, value)),
    removeItem: (name) => attempt(() => getStorage().removeItem(name)),
  };
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
