import { create } from "zustand";

type Cart = {
  /** Product id → quantity, at least 1. */
  cart: Readonly<Record<string, number>>;
  /** One more of a product. */
  addToCart: (productId: string) => void;
  /** One less of a product; at 1 the product leaves the cart. */
  removeFromCart: (productId: string) => void;
};

/** The cart: what of it, and how much. Kept in memory only: a reload empties it, and its clicks write nothing to the device. */
export const useCart = create<Cart>()((set) => ({
  cart: {},
  addToCart: (productId) => set(({ cart }) => ({ cart: { ...cart, [productId]: (cart[productId] ?? 0) + 1 } })),
  removeFromCart: (productId) =>
    set(({ cart }) => {
      const { [productId]: quantity = 0, ...others } = cart;
      return { cart: quantity > 1 ? { ...others, [productId]: quantity - 1 } : others };
    }),
}));
