import { collections } from "./loading/collections.server.ts";
import type { Product } from "./schemas.server.ts";

/** What the shop sells, in the order shown. */
export function listProducts(): Product[] {
  return collections.products;
}
