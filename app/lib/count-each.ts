/** Counts equal items. Sorts by count, descending; ties keep the order of first occurrence. */
export function countEach<Item>(items: readonly Item[]): [item: Item, count: number][] {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
