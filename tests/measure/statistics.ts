/** The middle one; of an even number the lower of the two. NaN when there is none. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The smallest number that is at least as large as this share of all. NaN when there is none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
