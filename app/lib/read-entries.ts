/** What is known of a value that comes from outside, when it is an object. */
export type Unknown = Readonly<Record<string, unknown>>;

/** An object, its fields unread; undefined for anything else. */
export function asRecord(value: unknown): Unknown | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Unknown) : undefined;
}

/**
 * Reads an object of entries that comes from outside (browser storage, an imported file), entry by entry: those that
 * `read` makes no sense of are dropped, the rest is kept. Never throws, unless `read` does.
 */
export function readEntries<Entry>(
  value: unknown,
  read: (entry: Unknown) => Entry | undefined,
): Readonly<Record<string, Entry>> {
  return Object.fromEntries(
    Object.entries(asRecord(value) ?? {}).flatMap(([key, entry]) => {
      const known = asRecord(entry);
      const result = known && key && key !== "__proto__" ? read(known) : undefined;
      return result ? [[key, result]] : [];
    }),
  );
}
