import { findEvent, type PodcastEvent } from "./events.server.ts";
import { collections } from "./loading/collections.server.ts";
import type { GameJamContent } from "./schemas.server.ts";

/** The game jam with its start and end (ISO instants) and its event's image. */
export type GameJam = GameJamContent & Pick<PodcastEvent, "start" | "end" | "picture">;

export const gameJam: GameJam = joinEvent(collections.gameJam);

function joinEvent(jam: GameJamContent): GameJam {
  const event = findEvent(jam.eventId);
  if (!event) throw new Error(`There is no event ${jam.eventId}`);
  return { ...jam, start: event.start, end: event.end, picture: event.picture };
}
