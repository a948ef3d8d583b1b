import { expect, test } from "vitest";
import { products } from "#app/content/products.server.ts";

test("the shop sells six things at the specified prices", () => {
  expect(products.map(({ id, price }) => [id, price])).toEqual([
    ["hoodie", 45],
    ["t-shirt", 25],
    ["mug", 15],
    ["sticker-pack", 8],
    ["notebook", 20],
    ["cap", 28],
  ]);
});
