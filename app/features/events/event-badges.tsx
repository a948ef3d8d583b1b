import type { EventSummary } from "#app/content/events.server.ts";
import { type DateRange, phaseOf } from "#app/lib/date-range.ts";
import { dayMs, tbilisiDaysBetween } from "#app/lib/dates.ts";
import { Tag } from "#app/ui/tag.tsx";

const statusNames: Record<EventStatus, string> = { upcoming: "Upcoming", happening: "Happening now", past: "Past" };

/** What an event is at a glance: its status at an ISO instant, how far away it is, its type. */
export function EventBadges({ event, now }: { event: EventSummary; now: string }) {
  const status = statusOf(event, now);
  const distance = startsIn(event, now);
  return (
    <ul aria-label="Badges" className="flex flex-wrap gap-2">
      <li>
        <Tag tone={status === "past" ? "plain" : "good"}>{statusNames[status]}</Tag>
      </li>
      {distance && (
        <li>
          <Tag tone="good">{distance}</Tag>
        </li>
      )}
      <li>
        <Tag tone="warm">{event.type}</Tag>
      </li>
      {event.featured && (
        <li>
          <Tag tone="mint">Featured</Tag>
        </li>
      )}
    </ul>
  );
}

/**
 * How far away an event is, in words; undefined once it has begun. Today and tomorrow are calendar days in Tbilisi;
 * beyond them each begun day counts (specification: 'rounded up').
 */
export function startsIn(span: DateRange, now: string): string | undefined {
  if (!isUpcoming(span, now)) return undefined;
  const days = tbilisiDaysBetween(now, span.start);
  if (days === 0) return "In Today";
  if (days === 1) return "In Tomorrow";
  return `In ${Math.ceil((Date.parse(span.start) - Date.parse(now)) / dayMs)} days`;
}

type EventStatus = "upcoming" | "happening" | "past";

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
