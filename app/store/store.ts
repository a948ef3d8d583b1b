import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

import { safeStorage } from "#app/lib/safe-storage.ts";

import { createAnalyticsSlice } from "./analytics-slice.ts";
import { createCartSlice } from "./cart-slice.ts";
import { readAnalytics } from "./read-analytics.ts";
import type { StoreState } from "./slice-creator.ts";

/** Where the listening stats are kept: the key and version that visitors' browsers already hold. */
export const analyticsStorage = { name: "devtherapy-analytics", version: 0 } as const;

/** The visitor's state. Only the analytics are persisted; what comes back from storage is validated. */
export const useStore = create<StoreState>()(
  persist(
    (...args) => ({
      ...createAnalyticsSlice(...args),
      ...createCartSlice(...args),
    }),
    {
      ...analyticsStorage,
      storage: createJSONStorage(() => safeStorage),
      partialize: ({ episodeStats, lastActiveDate }) => ({ episodeStats, lastActiveDate }),
      merge: (persisted, current) => ({ ...current, ...readAnalytics(persisted) }),
    },
  ),
);

/** Keeps this tab in step with what another tab writes or clears. Returns what ends it. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === analyticsStorage.name) void useStore.persist.rehydrate();
    if (event.key === null || (event.key === analyticsStorage.name && event.newValue === null)) {
      useStore.setState(readAnalytics(undefined));
    }
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
