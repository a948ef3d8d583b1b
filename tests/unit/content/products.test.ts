import { expect, test } from "vitest";
import { products } from "#app/content/products.server.ts";

test("sells six products at the agreed prices", () => {
  expect(products.map(({ id, price }) => [id, price])).toEqual([
    ["hoodie", 45],
    ["t-shirt", 25],
    ["mug", 15],
    ["sticker-pack", 8],
    ["notebook", 20],
    ["cap", 28],
  ]);
});
