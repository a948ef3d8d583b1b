import type { StateStorage } from "zustand/middleware";

/** What the storage did not take, by key: newer than what it holds, and kept for as long as the page is open. */
const refused = new Map<string, string>();

let hasRefused = false;
const listeners = new Set<() => void>();

/** localStorage that never throws. Where it is forbidden or full, what is written lasts as long as the page is open. */
export const safeStorage: StateStorage = {
  getItem: (name) => refused.get(name) ?? attempt(() => localStorage.getItem(name)) ?? null,
  setItem: (name, value) => {
    try {
      localStorage.setItem(name, value);
      refused.delete(name);
    } catch {
      refused.set(name, value);
      tellOnce();
    }
  },
  removeItem: (name) => {
    refused.delete(name);
    attempt(() => localStorage.removeItem(name));
  },
};

/** Calls back when something is refused for the first time. Returns what ends it. */
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
