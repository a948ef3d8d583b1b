/**
 * Joins two objects of entries; what both have becomes one by `join`. Never looks a key up in a plain object, which answers
 * to names such as "constructor" that nobody gave it.
 */
export function mergeEntries<Entry>(
  ours: Readonly<Record<string, Entry>>,
  theirs: Readonly<Record<string, Entry>>,
  join: (ours: Entry, theirs: Entry) => Entry,
): Record<string, Entry> {
  const merged = new Map(Object.entries(ours));
  for (const [key, entry] of Object.entries(theirs)) {
    const known = merged.get(key);
    merged.set(key, known ? join(known, entry) : entry);
  }
  return Object.fromEntries(merged);
}
