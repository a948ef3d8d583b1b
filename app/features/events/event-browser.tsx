import { clsx } from "clsx";
import type { EventSummary } from "#app/content/events.server.ts";
import { countOf } from "#app/lib/text.ts";
import { useNow } from "#app/lib/use-now.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { feeds } from "#app/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { EventBanner, EventCard, RsvpLink } from "./event-card.tsx";
import { featuredOf, isUpcoming } from "./event-status.ts";

/** The filters and their values in the query string. */
const eventFilters = [
  { value: "all", label: "All Events" },
  { value: "upcoming", label: "Upcoming" },
  { value: "past", label: "Past Events" },
] as const;

type EventFilter = (typeof eventFilters)[number]["value"];

/** The featured event, then all events. The URL has the filter. The status depends on the visitor's clock. */
export function EventBrowser({ events }: { events: readonly EventSummary[] }) {
  const now = useNow();
  const { query, change } = useQueryString();
  const filter = eventFilters.find(({ value }) => value === query.get("filter"))?.value ?? "all";
  const featured = featuredOf(events, now);
  const shown = filterEvents(events, filter, now);
  return (
    <>
      {featured && (
        <section aria-labelledby="featured" className="mt-12">
          <EventBanner
            event={featured}
            now={now}
            heading={
              <h2 id="featured" className="mt-3 text-2xl">
                {featured.title}
              </h2>
            }
          >
            <p lang="ka" className="mt-4 text-muted">
              {featured.shortDescription}
            </p>
            <div className="mt-6 flex flex-wrap items-center gap-3">
              <ButtonLink to={`/events/${featured.id}`} variant="primary">
                View Details<span className="sr-only"> of {featured.title}</span>
              </ButtonLink>
              <RsvpLink event={featured} now={now} variant="secondary" />
            </div>
          </EventBanner>
        </section>
      )}
      <section aria-labelledby="calendar" className="mt-20">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="calendar" className="min-w-0 text-2xl">
            Calendar
          </h2>
          <div role="group" aria-label="Filter events" className="flex flex-wrap gap-2">
            {eventFilters.map(({ value, label }) => (
              <Chip
                key={value}
                isOn={filter === value}
                onClick={() => change({ filter: value === "all" ? null : value })}
              >
                {label}
              </Chip>
            ))}
          </div>
        </div>
        <p role="status" tabIndex={-1} className="sr-only">
          {`Showing ${countOf(shown.length, "event")}`}
        </p>
        {shown.length === 0 && (
          <EmptyState
            title="No events found for the selected filter."
            button={["Clear filter", () => change({ filter: null })]}
            className="mt-8"
          >
            {filter === "upcoming" && "Nothing is planned right now."}
          </EmptyState>
        )}
        <div className={clsx("mt-8 grid gap-x-12 gap-y-10", shown.length > 1 && "lg:grid-cols-2")}>
          {shown.map((event) => (
            <EventCard key={event.id} event={event} now={now} />
          ))}
        </div>
        <p className="mt-10 flex flex-wrap items-center gap-x-6">
          Subscribe:
          {feeds.map(({ name, path }) => (
            <a key={path} href={path} className="inline-flex min-h-11 items-center text-link">
              {name}
            </a>
          ))}
        </p>
      </section>
    </>
  );
}

/** Filters events, keeping their order. Every event that is not upcoming is past. */
export function filterEvents(events: readonly EventSummary[], filter: EventFilter, now: string): EventSummary[] {
  return events.filter((event) => filter === "all" || isUpcoming(event, now) === (filter === "upcoming"));
}
