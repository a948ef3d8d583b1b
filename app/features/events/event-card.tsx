import type { EventSummary } from "#app/content/events.server.ts";
import { posterWidth } from "#app/content/galleries.ts";
import { formatDate, formatLongDate } from "#app/lib/dates.ts";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { EventBadges } from "./event-badges.tsx";
import { canRegister } from "./event-status.ts";

/** An event in the list, styled as a calendar page: the day in large digits, then title and location. */
export function EventCard({ event, now }: { event: EventSummary; now: string }) {
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
          className="mt-3 inline-block text-sm font-semibold text-mint after:absolute after:inset-0"
        >
          View Details<span className="sr-only"> of {title}</span>
        </Link>
      </div>
    </article>
  );
}

/** The featured event. */
export function FeaturedEvent({ event, now }: { event: EventSummary; now: string }) {
  const { id, title, shortDescription, location, start, rsvp } = event;
  return (
    <section
      aria-labelledby="featured"
      className="mt-12 grid gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center"
    >
      <EventPicture event={event} />
      <div>
        <EventBadges event={event} now={now} />
        <h2 id="featured" className="mt-3 text-2xl">
          {title}
        </h2>
        <p lang="ka" className="mt-2 font-semibold text-warm">
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
          {rsvp && <RsvpLink variant="secondary" href={rsvp} isOpen={canRegister(event, now)} />}
        </div>
      </div>
    </section>
  );
}

/** An event's poster. Loads eagerly, because it is on the first screen. */
export function EventPicture({ event: { title, picture } }: { event: EventSummary }) {
  const { path, width, height, thumbnail } = picture;
  return (
    <img
      src={path}
      srcSet={`${thumbnail} ${posterWidth}w, ${path} ${width}w`}
      sizes="(min-width: 1024px) 720px, calc(100vw - 40px)"
      width={width}
      height={height}
      alt={`Poster: ${title}`}
      fetchPriority="high"
      className="h-auto w-full rounded-lg"
    />
  );
}

type RsvpProps = {
  href: string;
  isOpen: boolean;
  /** The button's variant while registration is open. */
  variant: "primary" | "secondary";
};

/**
 * A link to an event's registration. After registration closes, it becomes a quiet link with a note. Stays the same
 * element, so that it keeps the focus.
 */
export function RsvpLink({ href, isOpen, variant }: RsvpProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <ButtonAnchor
        href={href}
        variant={isOpen ? variant : "text"}
        className={isOpen ? undefined : "font-normal! text-muted!"}
      >
        RSVP
      </ButtonAnchor>
      {!isOpen && "Registration is closed"}
    </p>
  );
}
