import { countOf, twoDigits } from "./text.ts";

/** A timestamp in show notes: m:ss or h:mm:ss. */
export const timestampPattern = String.raw`(?:\d{1,2}:[0-5]\d:[0-5]\d|\d{1,2}:[0-5]\d)`;

const exactly = new RegExp(`^${timestampPattern}$`);

/** Returns the seconds of an `m:ss` or `h:mm:ss` timestamp, or undefined for any other text. */
export function parseTimestamp(timestamp: string): number | undefined {
  if (!exactly.test(timestamp)) return undefined;
  return timestamp.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** Formats whole seconds as `m:ss`, or as `h:mm:ss` from one hour. */
export function formatTimestamp(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const parts = hours > 0 ? [hours, twoDigits(minutes)] : [minutes];
  return [...parts, twoDigits(seconds % 60)].join(":");
}

/** Spells out whole seconds for screen readers: "1 hour 2 minutes 4 seconds". Leaves out what is zero. */
export function spellDuration(seconds: number): string {
  const counts = { hour: Math.floor(seconds / 3600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 };
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  return parts.map(([unit, count]) => countOf(count, unit)).join(" ") || "0 seconds";
}

/**
 * Returns the whole seconds of a start-time parameter, or undefined if it is invalid. Accepts plain seconds (`90`,
 * `90s`), YouTube's format (`1h2m3s`), `m:ss`, `h:mm:ss` and the start of a media fragment (`npt:90,120`).
 */
export function parseStartTime(value: string | null): number | undefined {
  const [text = ""] = (value ?? "").trim().replace(/^npt:/i, "").split(",");
  if (!text) return undefined;
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})(?:\.\d*)?s?)?$/i.exec(text);
  if (!parts) return parseTimestamp(text.replace(/\.\d*$/, ""));
  const [, hours = 0, minutes = 0, seconds = 0] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Formats whole seconds as "2m 5s", or as "45s" under a minute. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes}m ${seconds % 60}s` : `${seconds}s`;
}
