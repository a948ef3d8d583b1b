/**
 * Finds the guests of episodes. A guest file refers to one episode (`episode`). Other episodes refer to the guest by
 * name (`guest`).
 */
import { youtubeIdOf } from "#app/lib/youtube.ts";
import { isSpeltLike } from "#app/search/query.ts";
import { foldCase } from "#app/search/substring-index.ts";
import type { Finding } from "./content-error.server.ts";
import type { EpisodeContent, GuestContent } from "./schemas.server.ts";

/** Removes the nickname in brackets. */
export function withoutNickname(name: string): string {
  return name.replace(/\s*\(.*\)/, "");
}

/** Ignores nicknames, case and spaces. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** Returns the known name that `name` probably misspells. */
export function findLikeName(name: string, names: readonly string[]): string | undefined {
  if (name === "" || names.some((other) => isSameName(name, other))) return undefined;
  return names.map(withoutNickname).find((other) => isSpeltLike(name, other));
}

/**
 * Maps episode slugs to guest ids. The first guest file that refers to an episode takes precedence over the episode's
 * `guest` field.
 */
export function findGuestIds(
  guests: readonly Pick<GuestContent, "id" | "name" | "episode">[],
  episodes: readonly Pick<EpisodeContent, "slug" | "guest" | "number" | "title" | "youtubeId">[],
): ReadonlyMap<string, string> {
  const withEpisode = guests.toReversed().flatMap(({ id, name, episode }) => {
    const slug = resolveEpisode(episode, episodes)?.slug;
    return slug === undefined ? [] : [{ id, name, slug }];
  });
  const byName = new Map(withEpisode.map(({ id, name }) => [nameKey(name), id]));
  const named = episodes.flatMap(({ slug, guest }) => {
    const id = guest === "" ? undefined : byName.get(nameKey(guest));
    return id === undefined ? [] : [[slug, id] as const];
  });
  return new Map([...named, ...withEpisode.map(({ slug, id }) => [slug, id] as const)]);
}

function nameKey(name: string): string {
  return foldCase(withoutNickname(name.normalize()));
}

type Candidate = Pick<EpisodeContent, "number" | "title" | "youtubeId">;

/**
 * Finds the episode of a guest's `episode` field: 'Episode #18', a title, or an object, which identifies it by video.
 */
export function resolveEpisode<Episode extends Candidate>(
  field: GuestContent["episode"],
  episodes: readonly Episode[],
): Episode | undefined {
  if (typeof field === "object") return episodes.find(({ youtubeId }) => youtubeId === field.youtubeId);
  const label = /^episode\s*#?\s*(\d+)$/i.exec(field)?.[1];
  if (label !== undefined) return episodes.find(({ number }) => number === Number(label));
  return episodes.find(({ title }) => foldCase(title) === foldCase(field));
}

/** Reports an unknown episode, a title that differs from the episode's, and the URL of another video. */
export function describeEpisodeProblems(
  { id, episode: field, youtubeUrl }: Pick<GuestContent, "id" | "episode" | "youtubeUrl">,
  episodes: readonly Candidate[],
): Finding[] {
  const file = `data/guests/${id}.ts`;
  const named = resolveEpisode(field, episodes);
  if (!named) {
    const meant = typeof field === "string" ? field : field.youtubeId;
    return [{ file, field: "episode", reason: `matches no episode: "${meant}"` }];
  }
  const problems: Finding[] = [];
  if (typeof field === "object" && foldCase(field.title) !== foldCase(named.title)) {
    problems.push({ file, field: "episode.title", reason: `differs from the title of the video, "${named.title}"` });
  }
  const shown = youtubeIdOf(youtubeUrl);
  if (shown !== named.youtubeId) {
    const other = episodes.find(({ youtubeId }) => youtubeId === shown);
    const owner = other ? `episode #${other.number}` : "no episode";
    const reason = `is the video of ${owner}, but the guest's episode is #${named.number}; make them equal`;
    problems.push({ file, field: "youtubeUrl", reason });
  }
  return problems;
}
