import { create } from "zustand";
import { persist } from "zustand/middleware";

import { type AnalyticsSlice, createAnalyticsSlice, readAnalytics } from "./analytics-slice.ts";
import { persistOptions, syncTabs } from "./persist-options.ts";

/** Where the listening stats are kept: the key and version that visitors' browsers already hold. */
export const analyticsStorage = { name: "devtherapy-analytics", version: 0 } as const;

/** The visitor's listening stats, kept on the device. */
export const useStore = create<AnalyticsSlice>()(
  persist(
    createAnalyticsSlice(() => void useStore.persist.rehydrate()),
    persistOptions({
      ...analyticsStorage,
      pick: ({ episodeStats, lastActiveDate }: AnalyticsSlice) => ({ episodeStats, lastActiveDate }),
      read: readAnalytics,
    }),
  ),
);

type Cart = {
  /** Product id → quantity, at least 1. */
  cart: Readonly<Record<string, number>>;
  /** One more of a product. */
  addToCart: (productId: string) => void;
  /** One less of a product; at 1 the product leaves the cart. */
  removeFromCart: (productId: string) => void;
};

/** The cart: what of it, and how much. Kept in memory only: a reload empties it, and its clicks write nothing to the device. */
export const useCart = create<Cart>()((set) => ({
  cart: {},
  addToCart: (productId) => set(({ cart }) => ({ cart: { ...cart, [productId]: (cart[productId] ?? 0) + 1 } })),
  removeFromCart: (productId) =>
    set(({ cart }) => {
      const { [productId]: quantity = 0, ...others } = cart;
      return { cart: quantity > 1 ? { ...others, [productId]: quantity - 1 } : others };
    }),
}));

/** Keeps the listening stats in step with other tabs. Returns what ends it. */
export function followOtherTabs(): () => void {
  return syncTabs(useStore);
}
