import gameJam from "#data/game-jam-2025.ts";

import { findEvent, type PodcastEvent } from "./events.server.ts";
import { ContentError, loadFile } from "./load-collection.server.ts";
import { type GameJamContent, gameJamSchema } from "./schemas.server.ts";

/** The game jam with the instants (ISO) at which it starts and ends, and its event's picture. */
export type GameJam = GameJamContent & Pick<PodcastEvent, "start" | "end" | "picture">;

const file = "data/game-jam-2025.ts";
const loaded = joinEvent(loadFile(file, gameJam, gameJamSchema));

/** The game jam of 2025. */
export function findGameJam(): GameJam {
  return loaded;
}

/** When the jam is, is said in its event alone. Throws ContentError if there is no such event or it registers elsewhere. */
function joinEvent(content: GameJamContent): GameJam {
  const event = findEvent(content.eventId);
  if (!event) throw new ContentError([`${file}: eventId: there is no event "${content.eventId}"`]);
  if (event.rsvp !== content.registration.url) {
    throw new ContentError([`${file}: registration.url: is not the rsvp link of the event "${content.eventId}"`]);
  }
  return { ...content, start: event.start, end: event.end, picture: event.picture };
}
