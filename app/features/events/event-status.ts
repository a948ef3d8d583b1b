import type { EventSummary } from "#app/content/events.server.ts";
import { type DateRange, phaseOf } from "#app/lib/date-range.ts";

export type EventStatus = "upcoming" | "happening" | "past";

/** Upcoming if the date is now or later (specification, section 4); then it is on, and once it is over it is past. */
export function statusOf(span: DateRange, now: string): EventStatus {
  if (isUpcoming(span, now)) return "upcoming";
  return phaseOf(span, now) === "after" ? "past" : "happening";
}

export function isUpcoming({ start }: DateRange, now: string): boolean {
  return Date.parse(now) <= Date.parse(start);
}

/** The event to show large: the featured one that is on or next, or else the featured one that was last. */
export function featuredOf(events: readonly EventSummary[], now: string): EventSummary | undefined {
  const featured = events.filter((event) => event.featured);
  const next = featured
    .filter((event) => statusOf(event, now) !== "past")
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))[0];
  return next ?? featured.toSorted((a, b) => Date.parse(b.start) - Date.parse(a.start))[0];
}
