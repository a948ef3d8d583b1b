import type { StateCreator } from "zustand";

import type { AnalyticsSlice } from "./analytics-slice.ts";
import type { CartSlice } from "./cart-slice.ts";

export type StoreState = AnalyticsSlice & CartSlice;

/** Makes one slice of the store; it may set and read the whole state. */
export type SliceCreator<Slice> = StateCreator<StoreState, [], [], Slice>;
