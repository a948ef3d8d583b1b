import CalendarPlus from "lucide-react/icons/calendar-plus";
import type { ReactNode } from "react";
import type { PodcastEvent } from "#app/content/events.server.ts";
import { useHydrated } from "#app/lib/browser-state.ts";
import { phaseOf } from "#app/lib/date-range.ts";
import { splitParagraphs } from "#app/lib/rich-text.ts";
import { formatDateTime, tbilisiOffset } from "#app/lib/tbilisi-calendar.ts";
import { useNow } from "#app/lib/use-now.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { VideoFacade } from "#app/player/video-facade.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { EventBanner, RsvpLink } from "./event-card.tsx";

/** An event's page. Its actions depend on the visitor's clock. */
export function EventDetails({ event }: { event: PodcastEvent }) {
  const now = useNow();
  const { id, title, fullDescription, youtubeId, slides } = event;
  return (
    <article>
      <EventBanner
        event={event}
        now={now}
        heading={
          <h1 tabIndex={-1} className="mt-4 text-3xl">
            {title}
          </h1>
        }
      >
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <RsvpLink event={event} now={now} variant="primary" />
          {youtubeId && <ButtonAnchor href={watchUrl(youtubeId)}>Watch on YouTube</ButtonAnchor>}
          {slides && <ButtonAnchor href={slides}>Download Slides</ButtonAnchor>}
          <a
            href={`/events/${id}.ics`}
            download={`${id}.ics`}
            className="inline-flex min-h-11 items-center gap-2 text-sm text-link"
          >
            <CalendarPlus className="size-4" />
            Add to calendar
          </a>
        </div>
      </EventBanner>
      <div className="mt-16 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <section aria-labelledby="about" className="max-w-reading">
            <h2 id="about" className="text-2xl">
              About This Event
            </h2>
            <div lang="ka" className="mt-5 space-y-6">
              {splitParagraphs(fullDescription).map((paragraph) => {
                const { heading, body } = splitHeading(paragraph);
                return (
                  <div key={paragraph}>
                    {heading && <h3 className="mb-1 text-lg">{heading}</h3>}
                    <RichText text={body} />
                  </div>
                );
              })}
            </div>
          </section>
          {phaseOf(event, now) === "after" && youtubeId && <EventRecording event={event} youtubeId={youtubeId} />}
        </div>
        <EventFacts event={event} />
      </div>
    </article>
  );
}

/** Splits off the first line of a paragraph as its heading, unless it ends like a sentence or is a list item. */
function splitHeading(paragraph: string): { heading?: string; body: string } {
  const [first = "", ...rest] = paragraph.split("\n");
  const isText = /[.!?…:;,]\s*$|^([–—*•-]|\d+[.)]\s)/u.test(first);
  return rest.length === 0 || isText ? { body: paragraph } : { heading: first, body: rest.join("\n") };
}

/** An event's type, date, location and resources. */
function EventFacts({ event: { type, start, location, blog, notion } }: { event: PodcastEvent }) {
  const resources = [
    { name: "Blog Post", url: blog },
    { name: "Notes", url: notion },
  ].filter(({ url }) => url);
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
      {resources.length > 0 && (
        <section aria-labelledby="resources">
          <h2 id="resources" className="text-lg">
            Additional Resources
          </h2>
          <ul className="mt-2">
            {resources.map(({ name, url }) => (
              <li key={name}>
                <ExternalLink href={url} className="inline-flex min-h-11 items-center text-link">
                  {name}
                </ExternalLink>
              </li>
            ))}
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

/**
 * The date and time in the visitor's time zone, if it differs from Tbilisi's. Appears after hydration, in reserved
 * room.
 */
function OwnTime({ instant }: { instant: string }) {
  const isHydrated = useHydrated();
  /** The offset from UTC in minutes. */
  const offset = -new Date(instant).getTimezoneOffset();
  return (
    <p lang="ka" className="mt-4 min-h-11 text-sm text-muted">
      {isHydrated && offset !== tbilisiOffset && `შენი საათით: ${formatDateTime(instant, offset)}`}
    </p>
  );
}

/** The recording of a past event. It is not an episode, so the player records nothing. */
function EventRecording({ event: { id, title, picture }, youtubeId }: { event: PodcastEvent; youtubeId: string }) {
  const track = { id: youtubeId, path: `/events/${id}`, title, name: title, chapters: [], duration: 0 };
  return (
    <section aria-labelledby="recording" className="mt-14">
      <h2 id="recording" className="text-2xl">
        Event Recording
      </h2>
      <VideoFacade
        track={track}
        poster={<img src={picture.path} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />}
        className="mt-5"
      />
    </section>
  );
}
