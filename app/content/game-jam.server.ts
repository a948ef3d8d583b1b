import { ContentError } from "./content-error.server.ts";
import { findEvent, type PodcastEvent } from "./events.server.ts";
import { collections } from "./loading/collections.server.ts";
import type { GameJamContent } from "./schemas.server.ts";

/** The game jam with its start and end (ISO instants) and its event's image. */
export type GameJam = GameJamContent & Pick<PodcastEvent, "start" | "end" | "picture">;

const file = "data/game-jam-2025.ts";

export const gameJam = joinEvent(collections.gameJam, findEvent(collections.gameJam.eventId));

/** Takes the date from the jam's event. Throws ContentError if the event is missing or has another registration link. */
export function joinEvent(jam: GameJamContent, event: PodcastEvent | undefined): GameJam {
  const error = (field: string, reason: string) => new ContentError([{ file, field, reason }]);
  if (!event) throw error("eventId", `matches no event: "${jam.eventId}"`);
  if (event.draft) throw error("eventId", `names a draft: "${jam.eventId}"; finish the event first`);
  if (event.rsvp !== jam.registration.url)
    throw error("registration.url", `must equal links.rsvp of the event "${jam.eventId}"`);
  return { ...jam, start: event.start, end: event.end, picture: event.picture };
}
