/**
 * Georgian dates in Tbilisi time. Chromium has no Georgian locale data, so `Intl` would print English there and
 * Georgian in Node; Georgia keeps UTC+4 all year, so an offset is exact. Noun forms after a number stay singular.
 */
const months =
  "იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი".split(" ");

const weekdays = ["კვირა", "ორშაბათი", "სამშაბათი", "ოთხშაბათი", "ხუთშაბათი", "პარასკევი", "შაბათი"] as const;

export const dayMs = 24 * 60 * 60 * 1000;

/** Minutes that Tbilisi's clocks are ahead of UTC. */
export const tbilisiOffset = 4 * 60;

/** "5 ივლისი, 2025" for an ISO instant, in Tbilisi or at another offset from UTC (minutes). */
export function formatDate(instant: string, offset = tbilisiOffset): string {
  const date = atOffset(instant, offset);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}, ${date.getUTCFullYear()}`;
}

/** "შაბათი, 5 ივლისი, 2025" for an ISO instant, in Tbilisi or at another offset from UTC (minutes). */
export function formatLongDate(instant: string, offset = tbilisiOffset): string {
  return `${weekdays[atOffset(instant, offset).getUTCDay()]}, ${formatDate(instant, offset)}`;
}

/** "14:00" for an ISO instant, in Tbilisi or at another offset from UTC (minutes). */
export function formatTime(instant: string, offset = tbilisiOffset): string {
  return atOffset(instant, offset).toISOString().slice(11, 16);
}

/** "შაბათი, 5 ივლისი, 2025, 14:00" for an ISO instant, in Tbilisi or at another offset from UTC (minutes). */
export function formatDateTime(instant: string, offset = tbilisiOffset): string {
  return `${formatLongDate(instant, offset)}, ${formatTime(instant, offset)}`;
}

/** "2025-07-05T14:00:00+04:00" for an ISO instant: Tbilisi's clock with its offset, for machines. */
export function formatIso(instant: string): string {
  return `${atOffset(instant, tbilisiOffset).toISOString().slice(0, 19)}+04:00`;
}

/** The calendar day in Tbilisi as YYYY-MM-DD, for an ISO instant. */
export function tbilisiDay(instant: string): string {
  return atOffset(instant, tbilisiOffset).toISOString().slice(0, 10);
}

/** Calendar days in Tbilisi from one ISO instant to another; 0 on the same day, negative when `to` is on an earlier one. */
export function tbilisiDaysBetween(from: string, to: string): number {
  return (Date.parse(tbilisiDay(to)) - Date.parse(tbilisiDay(from))) / dayMs;
}

/** A date whose UTC fields are those of a clock at this offset (minutes). */
function atOffset(instant: string, offset: number): Date {
  return new Date(Date.parse(instant) + offset * 60 * 1000);
}
