import { hueOf } from "./cover-colors.ts";
import { listEpisodes, listEpisodesWithNotes, trackOf } from "./episodes.server.ts";
import { findGuestIds, resolveEpisode } from "./guest-names.server.ts";
import { collections } from "./loading/collections.server.ts";
import type { GuestContent } from "./schemas.server.ts";
import { tagInfoOf } from "./topics.server.ts";

/** The fields of a guest that lists show and search. */
export type GuestSummary = ReturnType<typeof toSummary>;

/** A guest with all fields, and with the episode's track for the player. */
export type Guest = ReturnType<typeof toGuest>;

const episodes = listEpisodesWithNotes();
const contents = collections.guests.toSorted((a, b) => a.order - b.order);
const guestIds = findGuestIds(contents, episodes);
const byGuest = Map.groupBy(listEpisodes(), ({ slug }) => guestIds.get(slug));
const guests = contents.map(toGuest);
const summaries = guests.map(toSummary);

export function listGuests(): readonly GuestSummary[] {
  return summaries;
}

export function findGuest(id: string): Guest | undefined {
  return guests.find((guest) => guest.id === id);
}

/** The guest of an episode, even if the guest's file refers to another episode. */
export function guestOf(episodeSlug: string): GuestSummary | undefined {
  const guestId = guestIds.get(episodeSlug);
  return summaries.find(({ id }) => id === guestId);
}

function toSummary(guest: Guest) {
  const { tagInfo, description, quote, linkedin, links, easterEgg, episode, otherEpisodes, track, ...summary } = guest;
  const { tags, ...episodeSummary } = episode;
  return { ...summary, episode: episodeSummary };
}

function toGuest({ order, image, easterEgg, youtubeUrl, episode: field, ...content }: GuestContent) {
  const ownEpisode = resolveEpisode(field, episodes);
  if (!ownEpisode) throw new Error(`The guest ${content.id} has no episode`);
  const { slug, number, title, subject, tags } = ownEpisode;
  const others = (byGuest.get(content.id) ?? []).filter((other) => other.slug !== slug);
  return {
    ...content,
    episode: { slug, number, title, subject, tags },
    /** Newest first. */
    ...(others.length > 0 && {
      otherEpisodes: others.map((other) => ({ slug: other.slug, number: other.number, subject: other.subject })),
    }),
    track: trackOf(ownEpisode),
    /** The portrait has the hue of the episode's cover. */
    hue: hueOf(tags),
    tagInfo: tagInfoOf(content.tags),
    /** URL of the portrait; undefined for a monogram. */
    picture: image && `/guests/${image}`,
    /** URL of the image hidden on the page. */
    easterEgg: easterEgg && `/easter-eggs/${easterEgg}`,
  };
}
