import { twoDigits } from "./words.ts";

/** The one form of a timestamp in show notes: m:ss or h:mm:ss (specification, 'Episode detail'). */
export const timestampPattern = String.raw`(?:\d{1,2}:[0-5]\d:[0-5]\d|\d{1,2}:[0-5]\d)`;

const exactly = new RegExp(`^${timestampPattern}$`);

/** Seconds of an `m:ss` or `h:mm:ss` timestamp; undefined for any other text. */
export function parseTimestamp(timestamp: string): number | undefined {
  if (!exactly.test(timestamp)) return undefined;
  return timestamp.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** `m:ss` under an hour, else `h:mm:ss`. Takes whole seconds. */
export function formatTimestamp(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const parts = hours > 0 ? [hours, twoDigits(minutes)] : [minutes];
  return [...parts, twoDigits(seconds % 60)].join(":");
}

/**
 * Seconds of a start-time parameter: plain seconds (`90`, `90s`), as YouTube writes them (`1h2m3s`), `m:ss` or `h:mm:ss`;
 * undefined if unreadable. Fractions of a second are left out.
 */
export function parseStartTime(value: string | null): number | undefined {
  if (!value) return undefined;
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})(?:\.\d*)?s?)?$/i.exec(value);
  if (!parts) return parseTimestamp(value);
  const [, hours = 0, minutes = 0, seconds = 0] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** "2m 5s", or "45s" under a minute (specification, section 9). Takes whole seconds. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes}m ${seconds % 60}s` : `${seconds}s`;
}
