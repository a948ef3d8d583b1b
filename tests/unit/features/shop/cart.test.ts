import { expect, test } from "vitest";
import { formatDollars, linesOf, totalsOf } from "#app/features/shop/order-summary.tsx";

const mug = { id: "mug", name: "Mug", price: 15, description: "ცხელი." };
const cap = { id: "cap", name: "Cap", price: 28, description: "ჩრდილი." };

test("lines come in the shop's order, without what is not sold", () => {
  expect(linesOf({ cap: 2, gone: 3, mug: 1 }, [mug, cap])).toEqual([
    { product: mug, quantity: 1 },
    { product: cap, quantity: 2 },
  ]);
});

test("totals are summed over all lines", () => {
  expect(totalsOf(linesOf({ cap: 2, mug: 1 }, [mug, cap]))).toEqual({ items: 3, price: 71 });
  expect(totalsOf([])).toEqual({ items: 0, price: 0 });
});

test.each([
  [8, "$8"],
  [45, "$45"],
  [0, "$0"],
  [1250, "$1,250"],
])("%d dollars are %s", (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});
