import type { Interval } from "#app/lib/intervals.ts";
import { asRecord, readEntries, readIsoInstant, type Unknown } from "#app/lib/read-entries.ts";

import type { Position, Positions } from "./position.ts";

/** The longest that a recording can be, in seconds: what claims to be longer is nonsense. */
const dayInSeconds = 24 * 60 * 60;

/**
 * Reads positions that come from outside (browser storage, an imported file): what is malformed is dropped piece by
 * piece, the rest is kept. Never throws.
 */
export function readPositions(value: unknown): Positions {
  return readEntries(asRecord(value)?.["positions"], readPosition);
}

function readPosition({ seconds, duration, heard, heardAt: instant }: Unknown): Position | undefined {
  const heardAt = readIsoInstant(instant);
  if (!isSecond(seconds) || !isSecond(duration) || duration === 0 || !heardAt) return undefined;
  return { seconds: Math.min(seconds, duration), duration, heard: readSpans(heard), heardAt };
}

/** Intervals in order; one that begins before the one before it has ended is not ours. */
function readSpans(value: unknown): Interval[] {
  const intervals: Interval[] = [];
  for (const interval of Array.isArray(value) ? value : []) {
    if (isInterval(interval) && interval[0] >= (intervals.at(-1)?.[1] ?? 0)) intervals.push(interval);
  }
  return intervals;
}

function isInterval(value: unknown): value is Interval {
  if (!Array.isArray(value)) return false;
  const [from, to]: unknown[] = value;
  return value.length === 2 && isSecond(from) && isSecond(to) && from < to;
}

function isSecond(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= dayInSeconds;
}
