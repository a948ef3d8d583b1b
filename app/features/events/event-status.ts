import type { EventSummary } from "#app/content/events.server.ts";
import { type DateRange, phaseOf } from "#app/lib/date-range.ts";

/** Upcoming if the date is now or later (specification, section 4); then it is on, and once it is over it is past. */
export function statusOf(span: DateRange, now: string) {
  if (isUpcoming(span, now)) return "upcoming";
  return phaseOf(span, now) === "after" ? "past" : "happening";
}

export function isUpcoming({ start }: DateRange, now: string): boolean {
  return Date.parse(now) <= Date.parse(start);
}

/** The event to show large: the featured one that is on or next, or else the featured one that was last. */
export function featuredOf(events: readonly EventSummary[], now: string): EventSummary | undefined {
  const featured = events
    .filter((event) => event.featured)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return featured.find((event) => statusOf(event, now) !== "past") ?? featured.at(-1);
}
