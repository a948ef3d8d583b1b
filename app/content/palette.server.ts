import { type EpisodeSummary, listEpisodes } from "./episodes.server.ts";
import { type GuestSummary, listGuests } from "./guests.server.ts";

/** What the command palette finds besides its own commands. */
export type PaletteIndex = {
  episodes: Pick<EpisodeSummary, "slug" | "title" | "guest" | "tags">[];
  guests: Pick<GuestSummary, "id" | "name" | "title">[];
};

/** Episodes newest first and guests in their order, each with what it is found by. */
export function listPaletteIndex(): PaletteIndex {
  return {
    episodes: listEpisodes().map(({ slug, title, guest, tags }) => ({ slug, title, guest, tags })),
    guests: listGuests().map(({ id, name, title }) => ({ id, name, title })),
  };
}
