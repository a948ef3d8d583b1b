import { create } from "zustand";
import { persist } from "zustand/middleware";
import { type AnalyticsSlice, createAnalyticsSlice, readAnalytics } from "./analytics-slice.ts";
import { type CartSlice, createCartSlice } from "./cart-slice.ts";
import { persistOptions } from "./persist-options.ts";

/** Where the listening stats are kept: the key that visitors' browsers already hold. */
export const analyticsKey = "devtherapy-analytics";

/** The visitor's listening stats, kept on the device. */
export const useAnalytics = create<AnalyticsSlice>()(
  persist(
    createAnalyticsSlice(() => void useAnalytics.persist.rehydrate()),
    persistOptions(analyticsKey, readAnalytics),
  ),
);

/** The cart, kept in memory only: a reload empties it, and its clicks write nothing to the device. */
export const useCart = create<CartSlice>()(createCartSlice);
