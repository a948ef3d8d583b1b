import { dayMs } from "./tbilisi-calendar.ts";

export type Unknown = Readonly<Record<string, unknown>>;

/** Parses untrusted JSON. Returns undefined if it is invalid. */
export function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** Returns the value as an untrusted object, or undefined for any other value. */
export function asRecord(value: unknown): Unknown | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Unknown) : undefined;
}

/** Reads each entry of an untrusted object. Drops those for which `read` returns undefined. */
export function readEntries<Entry>(
  value: unknown,
  read: (entry: Unknown) => Entry | undefined,
): Readonly<Record<string, Entry>> {
  return Object.fromEntries(
    Object.entries(asRecord(value) ?? {}).flatMap(([key, entry]) => {
      const record = asRecord(entry);
      const result = record && key && key !== "__proto__" ? read(record) : undefined;
      return result ? [[key, result]] : [];
    }),
  );
}

export function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** The podcast started in October 2024, so no stored instant is older. */
const earliest = Date.UTC(2024, 9, 1);

/**
 * Reads an instant from a number or an ISO text. Returns milliseconds, or undefined for other values and instants
 * before `earliest`. Re-dates instants more than a year in the future to the start of today (UTC), because they come
 * from a wrong clock and would be the latest for years. Keeps instants less than a year ahead, because a clock that is
 * briefly set back must not re-date everything.
 */
export function readInstant(value: unknown): number | undefined {
  const at = typeof value === "string" ? Date.parse(value) : value;
  if (!isCount(at) || at < earliest) return undefined;
  const now = Date.now();
  return at > now + 365 * dayMs ? now - (now % dayMs) : at;
}

export function readIsoInstant(value: unknown): string | undefined {
  const at = readInstant(value);
  return at === undefined ? undefined : new Date(at).toISOString();
}
