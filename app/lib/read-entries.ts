import { dayMs } from "./dates.ts";

/** What is known of a value that comes from outside, when it is an object. */
export type Unknown = Readonly<Record<string, unknown>>;

/** What a JSON text from outside says; undefined where it is none. */
export function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

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

/** Joins entries by their keys; `merge` joins two of one key. In a Map: a plain object has a "constructor" that nobody kept. */
export function mergeEntries<Entry>(
  ours: Readonly<Record<string, Entry>>,
  theirs: Readonly<Record<string, Entry>>,
  merge: (ours: Entry, theirs: Entry) => Entry,
): Record<string, Entry> {
  const merged = new Map(Object.entries(ours));
  for (const [key, entry] of Object.entries(theirs)) {
    const known = merged.get(key);
    merged.set(key, known ? merge(known, entry) : entry);
  }
  return Object.fromEntries(merged);
}

/** Whether a value that comes from outside is a whole number that counts something. */
export function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** The podcast began in October 2024: no visitor stored anything before. */
const earliest = Date.UTC(2024, 9, 1);

/**
 * An instant in milliseconds, from such a number or an ISO text; undefined for anything else and before `earliest`. One that is more than a year
 * ahead was written by a wrong clock and would be the latest for years: it becomes the beginning of today (UTC), which is
 * the same however often it is read today. Nearer ones stay: what is read is written back, and a clock that is set back for
 * a while must not put all dates back with it.
 */
export function readInstant(value: unknown): number | undefined {
  const at = typeof value === "string" ? Date.parse(value) : value;
  if (!isCount(at) || at < earliest) return undefined;
  const now = Date.now();
  return at > now + 365 * dayMs ? now - (now % dayMs) : at;
}

/** The same as an ISO text. */
export function readIsoInstant(value: unknown): string | undefined {
  const at = readInstant(value);
  return at === undefined ? undefined : new Date(at).toISOString();
}
