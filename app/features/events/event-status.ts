import type { EventSummary } from "#app/content/events.server.ts";
import { tbilisiDaysBetween } from "#app/lib/georgian-dates.ts";
import { phaseOf, type TimeSpan } from "#app/lib/time-span.ts";

export type EventStatus = "upcoming" | "past";

/** Filters of the list, with the value each has in the query string. */
export const eventFilters = [
  { value: "all", label: "All Events" },
  { value: "upcoming", label: "Upcoming" },
  { value: "past", label: "Past Events" },
] as const;
export type EventFilter = (typeof eventFilters)[number]["value"];

const dayMs = 24 * 60 * 60 * 1000;

/** An event is upcoming up to and on the day of its date in Tbilisi (specification, section 4), and past once it is over. */
export function statusOf(span: TimeSpan, now: string): EventStatus {
  const isOver = phaseOf(span, now) === "after" || tbilisiDaysBetween(now, span.start) < 0;
  return isOver ? "past" : "upcoming";
}

/**
 * How far away an event is, in words; undefined once it is past. Today and tomorrow are calendar days in Tbilisi, so
 * that 'In Today' shows all through the day itself; beyond them each begun day counts (specification: 'rounded up').
 */
export function startsIn(span: TimeSpan, now: string): string | undefined {
  if (statusOf(span, now) === "past") return undefined;
  const days = tbilisiDaysBetween(now, span.start);
  if (days === 0) return "In Today";
  if (days === 1) return "In Tomorrow";
  return `In ${Math.ceil((Date.parse(span.start) - Date.parse(now)) / dayMs)} days`;
}

/** The events that a filter lets through, in their order. */
export function filterEvents(events: readonly EventSummary[], filter: EventFilter, now: string): EventSummary[] {
  return events.filter((event) => filter === "all" || statusOf(event, now) === filter);
}

/** The event to show large: the next featured one, or else the featured one that was last. */
export function featuredOf(events: readonly EventSummary[], now: string): EventSummary | undefined {
  const featured = events.filter((event) => event.featured);
  const next = featured
    .filter((event) => statusOf(event, now) === "upcoming")
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))[0];
  return next ?? featured.toSorted((a, b) => Date.parse(b.start) - Date.parse(a.start))[0];
}
