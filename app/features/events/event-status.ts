import type { EventSummary } from "#app/content/events.server.ts";
import { type DateRange, phaseOf } from "#app/lib/date-range.ts";

type Span = DateRange & { cancelled?: boolean | undefined };

/** Returns an event's status: upcoming until its start, happening until its end, then past. */
export function statusOf(span: Span, now: string) {
  if (span.cancelled) return "canceled";
  if (isUpcoming(span, now)) return "upcoming";
  return phaseOf(span, now) === "after" ? "past" : "happening";
}

export function isUpcoming({ start }: DateRange, now: string): boolean {
  return Date.parse(now) <= Date.parse(start);
}

/** Returns true until the event starts, unless it is canceled. */
export function canRegister(span: Span, now: string): boolean {
  return !span.cancelled && phaseOf(span, now) === "before";
}

/** Among the featured events, returns the one that is happening or next, otherwise the last one. */
export function featuredOf(events: readonly EventSummary[], now: string): EventSummary | undefined {
  const featured = events
    .filter((event) => event.featured && !event.cancelled)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return featured.find((event) => statusOf(event, now) !== "past") ?? featured.at(-1);
}
