import type { EventSummary } from "#app/content/events.server.ts";
import { type DateRange, phaseOf } from "#app/lib/date-range.ts";
import { dayMs, tbilisiDaysBetween } from "#app/lib/tbilisi-calendar.ts";

type Span = DateRange & { cancelled?: boolean | undefined };

/** Returns an event's status at an ISO instant: upcoming until its start, happening until its end, then past. */
export function statusOf(span: Span, now: string) {
  if (span.cancelled) return "canceled";
  if (isUpcoming(span, now)) return "upcoming";
  return phaseOf(span, now) === "after" ? "past" : "happening";
}

export function isUpcoming({ start }: DateRange, now: string): boolean {
  return Date.parse(now) <= Date.parse(start);
}

/**
 * Returns the time until an event starts, in words; undefined once it has begun. Today and tomorrow are calendar days
 * in Tbilisi. Longer distances are rounded up to full days.
 */
export function startsIn(span: Span, now: string): string | undefined {
  if (statusOf(span, now) !== "upcoming") return undefined;
  const days = tbilisiDaysBetween(now, span.start);
  if (days === 0) return "In Today";
  if (days === 1) return "In Tomorrow";
  return `In ${Math.ceil((Date.parse(span.start) - Date.parse(now)) / dayMs)} days`;
}

/** Among the featured events, returns the one that is happening or next, otherwise the last one. */
export function featuredOf(events: readonly EventSummary[], now: string): EventSummary | undefined {
  const featured = events
    .filter((event) => event.featured && !event.cancelled)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return featured.find((event) => statusOf(event, now) !== "past") ?? featured.at(-1);
}
