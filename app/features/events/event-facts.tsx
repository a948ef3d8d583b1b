import type { ReactNode } from "react";
import type { PodcastEvent } from "#app/content/events.server.ts";
import { formatDateTime, tbilisiOffset } from "#app/lib/dates.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { ExternalLink } from "#app/ui/link.tsx";

/** The facts of an event in one place, and where to read on. */
export function EventFacts({ event: { type, start, location, blog, notion } }: { event: PodcastEvent }) {
  return (
    <aside className="space-y-6 border-l-4 border-warm pl-6 lg:sticky lg:top-24 lg:self-start">
      <section aria-labelledby="event-details">
        <h2 id="event-details" className="text-lg">
          Event Details
        </h2>
        <dl className="mt-4 space-y-4">
          <Fact name="Type">{type}</Fact>
          <Fact name="Date & Time">
            <time dateTime={start} lang="ka">
              {formatDateTime(start)} თბილისის დროით
            </time>
          </Fact>
          <Fact name="Location">
            <span lang="ka">{location}</span>
          </Fact>
        </dl>
        <OwnTime instant={start} />
      </section>
      {(blog ?? notion) && (
        <section aria-labelledby="resources">
          <h2 id="resources" className="text-lg">
            Additional Resources
          </h2>
          <ul className="mt-2">
            {blog && <Resource name="Blog Post" url={blog} />}
            {notion && <Resource name="Notes" url={notion} />}
          </ul>
        </section>
      )}
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label-mono text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

function Resource({ name, url }: { name: string; url: string }) {
  return (
    <li>
      <ExternalLink href={url} className="inline-flex min-h-11 items-center text-link">
        {name}
      </ExternalLink>
    </li>
  );
}

/** The visitor's own date and time where their clock differs. That comes after hydration, into room that is kept for it. */
function OwnTime({ instant }: { instant: string }) {
  const isHydrated = useHydrated();
  /** Minutes ahead of UTC at that instant. */
  const offset = -new Date(instant).getTimezoneOffset();
  return (
    <p lang="ka" className="mt-4 min-h-11 text-sm text-muted">
      {isHydrated && offset !== tbilisiOffset && `შენი საათით: ${formatDateTime(instant, offset)}`}
    </p>
  );
}
