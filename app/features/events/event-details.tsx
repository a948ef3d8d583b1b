import CalendarPlus from "lucide/dist/esm/icons/calendar-plus.mjs";
import type { PodcastEvent } from "#app/content/events.server.ts";
import { atBase } from "#app/lib/url.ts";
import { phaseOf, formatLongDate } from "#app/lib/dates.ts";
import { splitParagraphs } from "#app/lib/rich-text.ts";
import { useNow } from "#app/lib/use-now.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { EventBadges } from "./event-badges.tsx";
import { EventFacts } from "./event-facts.tsx";
import { EventPicture } from "./event-picture.tsx";
import { EventRecording } from "./event-recording.tsx";
import { RsvpLink } from "./rsvp-link.tsx";

/** A whole event. What can be done with it depends on the visitor's clock. */
export function EventDetails({ event }: { event: PodcastEvent }) {
  const now = useNow();
  const { title, fullDescription, location, start, rsvp, youtubeId, slides } = event;
  const phase = phaseOf(event, now);
  return (
    <article>
      <header className="grid gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center">
        <EventPicture event={event} />
        <div>
          <EventBadges event={event} now={now} />
          <h1 tabIndex={-1} className="mt-4 text-3xl">
            {title}
          </h1>
          <p lang="ka" className="mt-3 text-lg font-semibold text-warm">
            <time dateTime={start}>{formatLongDate(start)}</time>
          </p>
          <p lang="ka" className="mt-1 text-lg">
            {location}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            {rsvp && <RsvpLink variant="primary" href={rsvp} isOpen={phase === "before"} />}
            {youtubeId && <ButtonAnchor href={watchUrl(youtubeId)}>Watch on YouTube</ButtonAnchor>}
            {slides && <ButtonAnchor href={slides}>Download Slides</ButtonAnchor>}
            <CalendarLink eventId={event.id} />
          </div>
        </div>
      </header>
      <div className="mt-16 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <section aria-labelledby="about" className="max-w-reading">
            <h2 id="about" className="text-2xl">
              About This Event
            </h2>
            <EventDescription text={fullDescription} />
          </section>
          {phase === "after" && youtubeId && <EventRecording event={event} youtubeId={youtubeId} />}
        </div>
        <EventFacts event={event} />
      </div>
    </article>
  );
}

/** Downloads an event as a calendar file. */
function CalendarLink({ eventId }: { eventId: string }) {
  const file = `${eventId}.ics`;
  return (
    <a
      href={atBase(`/events/${file}`)}
      download={file}
      className="inline-flex min-h-11 items-center gap-2 text-sm text-link"
    >
      <Icon shape={CalendarPlus} className="size-4" />
      Add to calendar
    </a>
  );
}

/** An event's description with its line breaks and links; the first line of a block that is no sentence heads it. */
function EventDescription({ text }: { text: string }) {
  return (
    <div lang="ka" className="mt-5 space-y-6">
      {splitParagraphs(text).map((paragraph) => {
        const { heading, body } = splitHeading(paragraph);
        return (
          <div key={paragraph}>
            {heading && <h3 className="mb-1 text-lg">{heading}</h3>}
            <RichText text={body} />
          </div>
        );
      })}
    </div>
  );
}

function splitHeading(paragraph: string): { heading?: string; body: string } {
  const [first = "", ...rest] = paragraph.split("\n");
  const isSentence = /[.!?…:;,]$/.test(first) || /^[–—-]/.test(first);
  return rest.length === 0 || isSentence ? { body: paragraph } : { heading: first, body: rest.join("\n") };
}
