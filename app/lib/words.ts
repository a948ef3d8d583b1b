/** "ka" for a text with Georgian letters; undefined for one in the page's own language. For `lang` attributes. */
export function languageOf(text: string): "ka" | undefined {
  return /[ა-ჿ]/.test(text) ? "ka" : undefined;
}

/** A number with its noun: '1 link', '3 links'. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** A number as covers and clocks show it: 7 → "07". */
export function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

/** How often each of these is there, the most frequent first; of equal ones the one that came first. */
export function countEach<Item>(items: readonly Item[]): [item: Item, count: number][] {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
