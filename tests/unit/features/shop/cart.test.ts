import { expect, test } from "vitest";
import { formatDollars } from "#app/features/shop/cart.ts";

test.each([
  [8, "$8"],
  [45, "$45"],
  [0, "$0"],
  [1250, "$1,250"],
])("%d dollars are %s", (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});
