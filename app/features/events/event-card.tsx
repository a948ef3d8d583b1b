import type { ReactNode } from "react";
import type { EventSummary } from "#app/content/events.server.ts";
import { posterWidth } from "#app/content/galleries.ts";
import { formatDate, formatLongDate } from "#app/lib/tbilisi-calendar.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { ExternalLink, Link } from "#app/ui/link.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { startsIn, statusOf } from "./event-status.ts";

type Props = {
  event: EventSummary;
  /** An ISO instant. */
  now: string;
};

/** An event in the list, styled as a calendar page: the day in large digits, then title and location. */
export function EventCard({ event, now }: Props) {
  const { id, title, shortDescription, location, start } = event;
  const [day = "", ...monthAndYear] = formatDate(start).split(" ");
  return (
    <article
      data-card=""
      className="group relative grid grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] gap-x-[min(1.25rem,6%)] border-t border-line pt-6 md:grid-cols-[8rem_minmax(0,1fr)]"
    >
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

/** An event's poster beside its facts. `children` follow the facts. */
export function EventBanner({ event, now, heading, children }: Props & { heading: ReactNode; children: ReactNode }) {
  const { title, location, start, picture } = event;
  const { path, width, height, thumbnail } = picture;
  return (
    <div className="grid gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center">
      {/* Loads eagerly, because it is on the first screen. */}
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
      <div>
        <EventBadges event={event} now={now} />
        {heading}
        <p lang="ka" className="mt-3 text-lg font-semibold text-warm">
          <time dateTime={start}>{formatLongDate(start)}</time>
        </p>
        <p lang="ka" className="mt-1 text-lg">
          {location}
        </p>
        {children}
      </div>
    </div>
  );
}

const statuses = {
  upcoming: { name: "Upcoming", tone: "good" },
  happening: { name: "Happening now", tone: "good" },
  past: { name: "Past", tone: "plain" },
  canceled: { name: "Canceled", tone: "bad" },
} as const;

/** An event's status, the time until it starts, and its type. */
function EventBadges({ event, now }: Props) {
  const { name, tone } = statuses[statusOf(event, now)];
  const badges = [
    { name, tone },
    { name: startsIn(event, now), tone: "good" },
    { name: event.type, tone: "warm" },
    { name: event.featured && "Featured", tone: "mint" },
  ] as const;
  return (
    <ul aria-label="Badges" className="flex flex-wrap gap-2">
      {badges.map(
        (badge) =>
          badge.name && (
            <li key={badge.name}>
              <Tag tone={badge.tone}>{badge.name}</Tag>
            </li>
          ),
      )}
    </ul>
  );
}

/** A link to an event's registration. After registration closes, it becomes a quiet link with a note. */
export function RsvpLink({ event: { rsvp, ...event }, now, variant }: Props & { variant: "primary" | "secondary" }) {
  if (!rsvp) return null;
  if (statusOf(event, now) === "upcoming") {
    return (
      <ButtonAnchor href={rsvp} variant={variant}>
        RSVP
      </ButtonAnchor>
    );
  }
  return (
    <p className="text-sm text-muted">
      <ExternalLink href={rsvp} className="mr-3 inline-flex min-h-11 items-center underline underline-offset-4">
        RSVP
      </ExternalLink>
      Registration is closed
    </p>
  );
}
