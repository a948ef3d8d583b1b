const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** "$45" or "$1,250": an amount of whole dollars, as all prices are (specification, section 9). */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}
