import type { EventSummary } from "#app/content/events.server.ts";
import { formatDate } from "#app/lib/dates.ts";
import { Link } from "#app/ui/link.tsx";
import { EventBadges } from "./event-badges.tsx";

type Props = { event: EventSummary; now: string };

/** An event in the list, like a page torn off a calendar: the day in large digits, then what and where. */
export function EventCard({ event, now }: Props) {
  const { id, title, shortDescription, location, start } = event;
  const [day = "", ...monthAndYear] = formatDate(start).split(" ");
  return (
    <article className="group relative grid grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] gap-x-[min(1.25rem,6%)] border-t border-line pt-6 md:grid-cols-[8rem_minmax(0,1fr)]">
      <time dateTime={start} lang="ka" className="text-warm">
        <span className="block font-mono text-3xl leading-none font-semibold">{day.padStart(2, "0")}</span>
        <span className="mt-2 block text-xs">{monthAndYear.join(" ")}</span>
      </time>
      <div className="min-w-0">
        <EventBadges event={event} now={now} />
        <h3 className="mt-3 text-xl group-hover:text-mint">{title}</h3>
        <p lang="ka" className="mt-1 text-sm">
          {location}
        </p>
        <p lang="ka" className="mt-2 text-sm text-muted">
          {shortDescription}
        </p>
        <Link
          to={`/events/${id}`}
          className="mt-1 inline-flex min-h-11 items-center text-sm text-link after:absolute after:inset-0"
        >
          View Details<span className="sr-only"> of {title}</span>
        </Link>
      </div>
    </article>
  );
}
