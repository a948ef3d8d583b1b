import type { Product } from "#app/content/schemas.server.ts";

/**
 * The cart in the shop's order, how many items it holds, and what they cost in whole dollars; what the shop does not sell is
 * left out.
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

/** "$45" or "$1,250": an amount of whole dollars, as all prices are (specification, section 9). `Intl` takes a slow phone 60 ms. */
export function formatDollars(amount: number): string {
  return `$${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ",")}`;
}
