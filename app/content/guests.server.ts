import { assertNoProblems, type Finding } from "./content-error.server.ts";
import { type Hue, hueOf } from "./cover-colors.ts";
import { finishedFirst, throwUnlessDraft } from "./drafts.server.ts";
import { type EpisodeSummary, listEpisodes, listWholeEpisodes, trackOf } from "./episodes.server.ts";
import { describeEpisodeProblems, findGuestIds, resolveEpisode } from "./guest-names.server.ts";
import { findRepeats } from "./load-collection.server.ts";
import { collections, draftFiles } from "./loading/collections.server.ts";
import { describePicture } from "./media-file.server.ts";
import type { GuestContent } from "./schemas.server.ts";
import { topicPagesOf } from "./topics.server.ts";
import { type TopicPages } from "./topics.ts";
import type { Track } from "./track.ts";

/** What the list shows of a guest, and what its search looks through. */
export type GuestSummary = Pick<GuestContent, "id" | "name" | "title" | "bio" | "tags" | "tagline"> & {
  episode: Pick<EpisodeSummary, "slug" | "number" | "title" | "subject">;
  /** The portrait's hue, that of the episode's cover. */
  hue: Hue;
  /** Address of the portrait; absent for a monogram. */
  picture?: string;
};

/** A whole guest, with the episode as its player needs it. */
export type Guest = GuestSummary &
  Pick<GuestContent, "description" | "quote" | "linkedin" | "links"> & {
    episode: Pick<EpisodeSummary, "slug" | "number" | "title" | "subject" | "tags">;
    /** The others that name the guest, newest first; absent when there is none. */
    otherEpisodes?: Pick<EpisodeSummary, "slug" | "number" | "subject">[];
    /** The episode as the player plays it. */
    track: Track;
    /** The topics' pages of its tags that have one. */
    topicPages: TopicPages;
    /** Address of the image hidden on the page. */
    easterEgg?: string;
  };

const episodes = finishedFirst(listWholeEpisodes());
const contents = collections.guests.toSorted((a, b) => a.order - b.order);

assertNoProblems(
  findRepeats(
    contents.filter(({ draft }) => !draft),
    ({ id }) => `data/guests/${id}.ts`,
    "order",
  ),
);

/** What is wrong with drafts and stops nothing. */
export const draftProblems = throwUnlessDraft(
  [
    ...contents.flatMap((content) => describeEpisodeProblems(content, episodes)),
    ...(await Promise.all(contents.map(describePictures))).flat(),
  ],
  draftFiles,
);

const guestIds = findGuestIds(contents, episodes);
const byGuest = Map.groupBy(listEpisodes(), ({ slug }) => guestIds.get(slug));

// A draft that does not name its episode yet has no page.
const guests = contents.flatMap((content) => toGuest(content) ?? []);
const byId = new Map(guests.map((guest) => [guest.id, guest]));
const summaries = guests.map(toSummary);
const summaryById = new Map(summaries.map((summary) => [summary.id, summary]));

/** In their order, as cards and search need them. */
export function listGuests(): readonly GuestSummary[] {
  return summaries;
}

/** The guest with this id; undefined when there is none. */
export function findGuest(id: string): Guest | undefined {
  return byId.get(id);
}

/** The guest of the episode with this slug, whichever of the guest's episodes it is; undefined when it has none. */
export function guestOf(episodeSlug: string): GuestSummary | undefined {
  return summaryById.get(guestIds.get(episodeSlug) ?? "");
}

function toSummary(guest: Guest): GuestSummary {
  const { topicPages, description, quote, linkedin, links, easterEgg, episode, otherEpisodes, track, ...summary } =
    guest;
  const { slug, number, title, subject } = episode;
  return { ...summary, episode: { slug, number, title, subject } };
}

function toGuest({ order, image, easterEgg, youtubeUrl, episode: field, ...content }: GuestContent): Guest | undefined {
  const found = resolveEpisode(field, episodes);
  if (!found) return undefined;
  const { slug, number, title, subject, tags } = found;
  const others = (byGuest.get(content.id) ?? []).filter((other) => other.slug !== slug);
  return {
    ...content,
    episode: { slug, number, title, subject, tags },
    ...(others.length > 0 && {
      otherEpisodes: others.map((other) => ({ slug: other.slug, number: other.number, subject: other.subject })),
    }),
    track: trackOf(found),
    hue: hueOf(tags),
    topicPages: topicPagesOf(content.tags),
    picture: image && `/guests/${image}`,
    easterEgg: easterEgg && `/easter-eggs/${easterEgg}`,
  };
}

async function describePictures({ id, image, easterEgg }: GuestContent): Promise<Finding[]> {
  const file = `data/guests/${id}.ts`;
  return [
    ...(image ? await describePicture(file, "image", `/guests/${image}`) : []),
    ...(easterEgg ? await describePicture(file, "easterEgg", `/easter-eggs/${easterEgg}`) : []),
  ];
}
