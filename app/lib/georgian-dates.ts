/**
 * Georgian dates in Tbilisi time. Chromium has no Georgian locale data, so `Intl` would print English there and
 * Georgian in Node; Georgia keeps UTC+4 all year, so an offset is exact. Noun forms after a number stay singular.
 */
const months = [
  "იანვარი",
  "თებერვალი",
  "მარტი",
  "აპრილი",
  "მაისი",
  "ივნისი",
  "ივლისი",
  "აგვისტო",
  "სექტემბერი",
  "ოქტომბერი",
  "ნოემბერი",
  "დეკემბერი",
] as const;

const weekdays = ["კვირა", "ორშაბათი", "სამშაბათი", "ოთხშაბათი", "ხუთშაბათი", "პარასკევი", "შაბათი"] as const;

const tbilisiOffset = 4 * 60 * 60 * 1000;

/** "5 ივლისი, 2025" for an ISO instant, in Tbilisi. */
export function formatDate(instant: string): string {
  const date = inTbilisi(instant);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}, ${date.getUTCFullYear()}`;
}

/** "შაბათი, 5 ივლისი, 2025" for an ISO instant, in Tbilisi. */
export function formatLongDate(instant: string): string {
  return `${weekdays[inTbilisi(instant).getUTCDay()]}, ${formatDate(instant)}`;
}

/** "14:00" for an ISO instant, in Tbilisi. */
export function formatTime(instant: string): string {
  return inTbilisi(instant).toISOString().slice(11, 16);
}

/** The calendar day in Tbilisi as YYYY-MM-DD, for an ISO instant. */
export function tbilisiDay(instant: string): string {
  return inTbilisi(instant).toISOString().slice(0, 10);
}

function inTbilisi(instant: string): Date {
  return new Date(Date.parse(instant) + tbilisiOffset);
}
