import { youtubeIdOf } from "#app/lib/youtube.ts";
import { collections } from "./loading/collections.server.ts";
import { findPicture } from "./media.server.ts";
import type { EventContent } from "./schemas.server.ts";

/** An event in lists and cards. `start` and `end` are ISO instants. */
export type EventSummary = ReturnType<typeof listEvents>[number];

/** A whole event. */
export type PodcastEvent = ReturnType<typeof toEvent>;

const events = collections.events.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date)).map(toEvent);

/** Newest first, without the fields that only the event's page shows. */
export function listEvents() {
  return events.map(({ fullDescription, youtubeId, slides, blog, notion, ...summary }) => summary);
}

export function findEvent(id: string): PodcastEvent | undefined {
  return events.find((event) => event.id === id);
}

function toEvent({ date, durationHours, image, links, ...content }: EventContent) {
  const { youtube, ...otherLinks } = links;
  return {
    ...content,
    ...otherLinks,
    start: date,
    end: new Date(Date.parse(date) + durationHours * 60 * 60 * 1000).toISOString(),
    picture: findPicture(`/events/${image}`),
    /** The video id of the recording. */
    youtubeId: youtube && youtubeIdOf(youtube),
  };
}
