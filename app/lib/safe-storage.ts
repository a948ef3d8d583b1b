import type { StateStorage } from "zustand/middleware";

/** What the storage did not take, by key: newer than what it holds, and kept for as long as the page is open. */
const refused = new Map<string, string>();

/** localStorage that never throws. Where it is forbidden or full, what is written lasts as long as the page is open. */
export const safeStorage: StateStorage = {
  getItem: (name) => refused.get(name) ?? attempt(() => localStorage.getItem(name)) ?? null,
  setItem: (name, value) => {
    refused.set(name, value);
    attempt(() => {
      localStorage.setItem(name, value);
      refused.delete(name);
    });
  },
  removeItem: (name) => {
    refused.delete(name);
    attempt(() => localStorage.removeItem(name));
  },
};

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
