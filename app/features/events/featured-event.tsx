import type { EventSummary } from "#app/content/events.server.ts";
import { phaseOf, formatLongDate } from "#app/lib/dates.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EventBadges } from "./event-badges.tsx";
import { EventPicture } from "./event-picture.tsx";
import { RsvpLink } from "./rsvp-link.tsx";

type Props = { event: EventSummary; now: string };

/** The one event that is shown large. */
export function FeaturedEvent({ event, now }: Props) {
  const { id, title, shortDescription, location, start, rsvp } = event;
  return (
    <section
      aria-labelledby="featured"
      className="mt-12 grid gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center"
    >
      <EventPicture event={event} />
      <div>
        <EventBadges event={event} now={now} />
        <h2 id="featured" className="mt-4 text-3xl">
          {title}
        </h2>
        <p lang="ka" className="mt-3 text-lg font-semibold text-warm">
          <time dateTime={start}>{formatLongDate(start)}</time>
        </p>
        <p lang="ka" className="mt-1">
          {location}
        </p>
        <p lang="ka" className="mt-4 text-muted">
          {shortDescription}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <ButtonLink to={`/events/${id}`} variant="primary">
            View Details<span className="sr-only"> of {title}</span>
          </ButtonLink>
          {rsvp && <RsvpLink variant="secondary" href={rsvp} isOpen={phaseOf(event, now) === "before"} />}
        </div>
      </div>
    </section>
  );
}
