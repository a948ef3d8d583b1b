import { collections } from "./loading/collections.server.ts";

/** What the shop sells, in the order shown. */
export const { products } = collections;
