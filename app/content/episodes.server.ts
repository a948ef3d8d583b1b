import { countEach } from "#app/lib/count-each.ts";
import { splitNotes } from "./episode-texts.server.ts";
import { collections } from "./loading/collections.server.ts";
import type { EpisodeContent } from "./schemas.server.ts";
import { tagInfoOf } from "./topics.server.ts";
import type { Track } from "./track.ts";

/** A whole episode, with the chapters split from the show notes. */
export type Episode = ReturnType<typeof toEpisode>;

/** An episode in lists and cards. `date` is an ISO instant, `duration` is in minutes. */
export type EpisodeSummary = ReturnType<typeof toSummary>;

const episodes = collections.episodes
  .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date) || b.number - a.number)
  .map(toEpisode);
const summaries = episodes.map(toSummary);
const bySlug = new Map(episodes.map((episode) => [episode.slug, episode]));

/** Newest first, without show notes. */
export function listEpisodes(): readonly EpisodeSummary[] {
  return summaries;
}

/** Newest first, with notes, chapters and links. */
export function listEpisodesWithNotes(): readonly Episode[] {
  return episodes;
}

/** The episodes with a tag, newest first. */
export function episodesWith(tag: string): readonly EpisodeSummary[] {
  return summaries.filter(({ tags }) => tags.includes(tag));
}

export function findEpisode(slug: string): Episode | undefined {
  return bySlug.get(slug);
}

/** An episode for the player. */
export function trackOf({ id, slug, number, title, guest, subject, chapters, duration }: Episode): Track {
  return { id, path: `/episodes/${slug}`, number, title, name: guest || subject, chapters, duration: duration * 60 };
}

export function findEpisodeByVideo(youtubeId: string): Episode | undefined {
  return episodes.find((episode) => episode.youtubeId === youtubeId);
}

/** The episodes before and after this one in time. */
export function neighborsOf(slug: string): { previous?: EpisodeSummary; next?: EpisodeSummary } {
  const index = summaries.findIndex((episode) => episode.slug === slug);
  return { previous: summaries[index + 1], next: summaries[index - 1] };
}

/** At most `limit` other episodes, those with the most tags in common first, then the newest. */
export function relatedTo(episode: EpisodeSummary, limit = 3): EpisodeSummary[] {
  const common = new Map(countEach(episode.tags.flatMap(episodesWith)));
  return summaries
    .filter((other) => common.has(other) && other.slug !== episode.slug)
    .toSorted((a, b) => (common.get(b) ?? 0) - (common.get(a) ?? 0))
    .slice(0, limit);
}

/** The most frequent tags; equally frequent ones by name. */
export function listFrequentTags(limit = 40): string[] {
  return countEach(summaries.flatMap(({ tags }) => tags))
    .toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b, "en"))
    .slice(0, limit)
    .map(([tag]) => tag);
}

function toEpisode({ fullDescription, ...content }: EpisodeContent) {
  return {
    ...content,
    subject: subjectOf(content.title),
    tagInfo: tagInfoOf(content.tags),
    ...splitNotes(fullDescription),
  };
}

/** Leaves out what only the episode's page shows. */
function toSummary({ notes, chapters, beforeListening, links, discordMembersQuoted, ...summary }: Episode) {
  return summary;
}

/** The title without 'Devtherapy Episode #N –' and the guest. */
function subjectOf(title: string): string {
  const withoutNumber = title.replace(/^.*?#\d+\s*[-–—:]\s*/u, "");
  return withoutNumber
    .slice(withoutNumber.indexOf("|") + 1)
    .trim()
    .replace(/,$/, "");
}
