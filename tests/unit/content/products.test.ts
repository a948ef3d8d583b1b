import { expect, test } from "vitest";
import { listProducts } from "#app/content/products.server.ts";

test("the shop sells six things at the specified prices", () => {
  expect(listProducts().map(({ id, price }) => [id, price])).toEqual([
    ["hoodie", 45],
    ["t-shirt", 25],
    ["mug", 15],
    ["sticker-pack", 8],
    ["notebook", 20],
    ["cap", 28],
  ]);
});
