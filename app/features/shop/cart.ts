import type { Product } from "#app/content/schemas.server.ts";

export type CartLine = { product: Product; quantity: number };

/** The cart as lines, in the shop's order; what the shop does not sell is left out. */
export function linesOf(cart: Readonly<Record<string, number>>, products: readonly Product[]): CartLine[] {
  return products.flatMap((product) => {
    const quantity = cart[product.id] ?? 0;
    return quantity > 0 ? [{ product, quantity }] : [];
  });
}

/** How many items the lines hold, and what they cost in whole dollars. */
export function totalsOf(lines: readonly CartLine[]): { items: number; price: number } {
  return {
    items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    price: lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
  };
}

/** "$45" or "$1,250": an amount of whole dollars, as all prices are (specification, section 9). `Intl` takes a slow phone 60 ms. */
export function formatDollars(amount: number): string {
  return `$${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ",")}`;
}
