import type { Product } from "#app/content/schemas.server.ts";

/**
 * Returns the cart's lines in the shop's order, the number of items, and the total in whole dollars. Ignores unknown
 * products.
 */
export function orderOf(cart: Readonly<Record<string, number>>, products: readonly Product[]) {
  const lines = products
    .map(({ id, name, price }) => ({ id, name, price, quantity: cart[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  return {
    lines,
    items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  };
}

/** Formats whole dollars as "$45" or "$1,250". Loading `Intl` takes a slow phone 60 ms. */
export function formatDollars(amount: number): string {
  return `$${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ",")}`;
}
