import type { EventSummary } from "#app/content/events.server.ts";
import { type DateRange } from "#app/lib/date-range.ts";
import { dayMs, tbilisiDaysBetween } from "#app/lib/dates.ts";
import { Tag } from "#app/ui/tag.tsx";
import { isUpcoming, statusOf } from "./event-status.ts";

const statuses = {
  upcoming: { name: "Upcoming", tone: "good" },
  happening: { name: "Happening now", tone: "good" },
  past: { name: "Past", tone: "plain" },
  canceled: { name: "Canceled", tone: "bad" },
} as const;

/** Badges of an event: its status at an ISO instant, the time until it starts, and its type. */
export function EventBadges({ event, now }: { event: EventSummary; now: string }) {
  const { name, tone } = statuses[statusOf(event, now)];
  const distance = event.cancelled ? undefined : startsIn(event, now);
  return (
    <ul aria-label="Badges" className="flex flex-wrap gap-2">
      <li>
        <Tag tone={tone}>{name}</Tag>
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
 * Returns the time until an event starts, in words; undefined once it has begun. Today and tomorrow are calendar days
 * in Tbilisi. Longer distances are rounded up to full days.
 */
export function startsIn(span: DateRange, now: string): string | undefined {
  if (!isUpcoming(span, now)) return undefined;
  const days = tbilisiDaysBetween(now, span.start);
  if (days === 0) return "In Today";
  if (days === 1) return "In Tomorrow";
  return `In ${Math.ceil((Date.parse(span.start) - Date.parse(now)) / dayMs)} days`;
}
