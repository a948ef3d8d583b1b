import type { GuestSummary } from "#app/content/guests.server.ts";
import { createSearchIndex } from "#app/lib/search-index.ts";

/**
 * Searches what the placeholder promises: name, company (it stands in the title) and expertise (the tags, with and
 * without their hyphens), and also bio, tagline and episode.
 */
export function createGuestSearch(guests: readonly GuestSummary[]) {
  return createSearchIndex(guests, ({ name, title = "", bio, tags, tagline, episode }) => [
    name,
    title,
    bio,
    tagline,
    ...tags,
    ...tags.map((tag) => tag.replaceAll("-", " ")),
    `Episode #${episode.number}`,
    episode.title,
  ]);
}
