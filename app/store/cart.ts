import { create, type StateCreator } from "zustand";

type CartSlice = {
  /** Product id → quantity, at least 1. */
  cart: Readonly<Record<string, number>>;
  addToCart: (productId: string) => void;
  /** Lowers a quantity by one; removes the product at 1. */
  removeFromCart: (productId: string) => void;
};

const createCartSlice: StateCreator<CartSlice> = (set) => ({
  cart: {},
  addToCart: (productId) => set(({ cart }) => ({ cart: { ...cart, [productId]: (cart[productId] ?? 0) + 1 } })),
  removeFromCart: (productId) =>
    set(({ cart }) => {
      const { [productId]: quantity = 0, ...others } = cart;
      return { cart: quantity > 1 ? { ...others, [productId]: quantity - 1 } : others };
    }),
});

/** The cart lives in memory only: a reload empties it. */
export const useCart = create<CartSlice>()(createCartSlice);
