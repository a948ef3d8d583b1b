import { beforeEach, expect, test } from "vitest";

import { useStore } from "#app/store/store.ts";

const { addToCart, removeFromCart } = useStore.getState();

beforeEach(() => {
  useStore.setState({ cart: {} });
});

test("adding raises a quantity by one", () => {
  addToCart("mug");
  addToCart("mug");
  addToCart("cap");
  expect(useStore.getState().cart).toEqual({ mug: 2, cap: 1 });
});

test("removing lowers it, and at one the product leaves the cart", () => {
  addToCart("mug");
  addToCart("mug");
  removeFromCart("mug");
  expect(useStore.getState().cart).toEqual({ mug: 1 });
  removeFromCart("mug");
  expect(useStore.getState().cart).toEqual({});
});

test("removing what is not in the cart changes nothing", () => {
  removeFromCart("hoodie");
  expect(useStore.getState().cart).toEqual({});
});
