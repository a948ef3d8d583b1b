import { youtubeIdOf } from "#app/lib/youtube.ts";
import { throwUnlessDraft } from "./drafts.server.ts";
import { collections, draftFiles } from "./loading/collections.server.ts";
import { describePicture, leastPoster, readPicture } from "./media-file.server.ts";
import type { EventContent } from "./schemas.server.ts";

/** An event in lists and cards. `start` and `end` are ISO instants. */
export type EventSummary = ReturnType<typeof listEvents>[number];

/** A whole event. */
export type PodcastEvent = Awaited<ReturnType<typeof toEvent>>;

const contents = collections.events.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));

const named = contents.filter(({ image }) => image !== "");
const problems = named.map(({ id, image }) =>
  describePicture(`data/events/${id}.ts`, "image", `/events/${image}`, leastPoster),
);

/** Problems in drafts. They don't stop the build. */
export const draftProblems = throwUnlessDraft((await Promise.all(problems)).flat(), draftFiles);

// A draft without a readable image has no page.
const read = await Promise.allSettled(named.map(toEvent));
const events = read.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));

/** Newest first, without the fields that only the event's page shows. */
export function listEvents() {
  return events.map(({ fullDescription, youtubeId, slides, blog, notion, ...summary }) => summary);
}

export function findEvent(id: string): PodcastEvent | undefined {
  return events.find((event) => event.id === id);
}

async function toEvent({ date, durationHours, image, links, ...content }: EventContent) {
  const { youtube, ...otherLinks } = links;
  return {
    ...content,
    ...otherLinks,
    start: date,
    end: new Date(Date.parse(date) + durationHours * 60 * 60 * 1000).toISOString(),
    picture: await readPicture(`/events/${image}`),
    /** The video id of the recording. */
    youtubeId: youtube && youtubeIdOf(youtube),
  };
}
