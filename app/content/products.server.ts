import { z } from "zod";

import products from "#data/products.ts";

import { loadFile } from "./load-collection.server.ts";
import { type Product, productSchema } from "./schemas.server.ts";

const productsSchema = z
  .array(productSchema)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "two products have the same id");

const loaded = loadFile("data/products.ts", products, productsSchema);

/** What the shop sells, in the order shown. */
export function listProducts(): Product[] {
  return loaded;
}
