/**
 * Georgian dates in Tbilisi time. `Intl` cannot format them: Chromium has no Georgian locale data and would print
 * English, while Node prints Georgian. Georgia keeps UTC+4 all year, so a fixed offset is exact.
 */
const months =
  "იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი".split(" ");

const weekdays = ["კვირა", "ორშაბათი", "სამშაბათი", "ოთხშაბათი", "ხუთშაბათი", "პარასკევი", "შაბათი"] as const;

export const dayMs = 24 * 60 * 60 * 1000;

/** Tbilisi's offset from UTC, in minutes. */
export const tbilisiOffset = 4 * 60;

/** Formats an ISO instant as "5 ივლისი 2025". `offset` is in minutes from UTC. */
export function formatDate(instant: string, offset = tbilisiOffset): string {
  const date = atOffset(instant, offset);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Formats an ISO instant as "შაბათი, 5 ივლისი 2025". `offset` is in minutes from UTC. */
export function formatLongDate(instant: string, offset = tbilisiOffset): string {
  return `${weekdays[atOffset(instant, offset).getUTCDay()]}, ${formatDate(instant, offset)}`;
}

/** Formats an ISO instant as "14:00". `offset` is in minutes from UTC. */
export function formatTime(instant: string, offset = tbilisiOffset): string {
  return atOffset(instant, offset).toISOString().slice(11, 16);
}

/** Formats an ISO instant as "შაბათი, 5 ივლისი 2025, 14:00". `offset` is in minutes from UTC. */
export function formatDateTime(instant: string, offset = tbilisiOffset): string {
  return `${formatLongDate(instant, offset)}, ${formatTime(instant, offset)}`;
}

/** Formats an ISO instant as "2025-07-05T14:00:00+04:00", in Tbilisi time, for machine-readable attributes. */
export function formatIso(instant: string): string {
  return `${atOffset(instant, tbilisiOffset).toISOString().slice(0, 19)}+04:00`;
}

/** Returns the calendar day in Tbilisi, as YYYY-MM-DD, of an ISO instant. */
export function tbilisiDay(instant: string): string {
  return atOffset(instant, tbilisiOffset).toISOString().slice(0, 10);
}

/** Counts calendar days in Tbilisi from one ISO instant to another. Negative if `to` is on an earlier day. */
export function tbilisiDaysBetween(from: string, to: string): number {
  return (Date.parse(tbilisiDay(to)) - Date.parse(tbilisiDay(from))) / dayMs;
}

/** Returns a date whose UTC fields show the local time at `offset` minutes from UTC. */
function atOffset(instant: string, offset: number): Date {
  return new Date(Date.parse(instant) + offset * 60 * 1000);
}
