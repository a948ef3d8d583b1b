import type { StateCreator } from "zustand";

export type CartSlice = {
  /** Product id → quantity, at least 1. */
  cart: Readonly<Record<string, number>>;
  addToCart: (productId: string) => void;
  /** One less of a product; at 1 the product leaves the cart. */
  removeFromCart: (productId: string) => void;
};

export const createCartSlice: StateCreator<CartSlice> = (set) => ({
  cart: {},
  addToCart: (productId) => set(({ cart }) => ({ cart: { ...cart, [productId]: (cart[productId] ?? 0) + 1 } })),
  removeFromCart: (productId) =>
    set(({ cart }) => {
      const { [productId]: quantity = 0, ...others } = cart;
      return { cart: quantity > 1 ? { ...others, [productId]: quantity - 1 } : others };
    }),
});
