import { ContentError } from "./content-error.server.ts";
import { findEvent, type PodcastEvent } from "./events.server.ts";
import { collections } from "./loading/collections.server.ts";
import type { GameJamContent } from "./schemas.server.ts";

/** The game jam with the instants (ISO) at which it starts and ends, and its event's picture. */
export type GameJam = GameJamContent & Pick<PodcastEvent, "start" | "end" | "picture">;

const file = "data/game-jam-2025.ts";
const loaded = joinEvent(collections.gameJam, findEvent(collections.gameJam.eventId));

/** The game jam of 2025. */
export function findGameJam(): GameJam {
  return loaded;
}

/** When the jam is, is said in its event alone. Throws ContentError if there is none or it registers elsewhere. */
export function joinEvent(jam: GameJamContent, event: PodcastEvent | undefined): GameJam {
  if (!event) throw new ContentError([{ file, field: "eventId", reason: `there is no event "${jam.eventId}"` }]);
  if (event.draft)
    throw new ContentError([{ file, field: "eventId", reason: `the event "${jam.eventId}" is a draft` }]);
  if (event.rsvp !== jam.registration.url) {
    const reason = `is not the rsvp link of the event "${jam.eventId}"`;
    throw new ContentError([{ file, field: "registration.url", reason }]);
  }
  return { ...jam, start: event.start, end: event.end, picture: event.picture };
}
