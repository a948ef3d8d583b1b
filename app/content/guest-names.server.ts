/**
 * Finds the guests of episodes. A guest file refers to one episode (`episode`). Other episodes refer to the guest by
 * name (`guest`).
 */
import type { EpisodeContent, GuestContent } from "./schemas.server.ts";

/** Removes the nickname in brackets. */
export function withoutNickname(name: string): string {
  return name.replace(/\s*\(.*\)/, "");
}

/** Ignores nicknames and case. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

function nameKey(name: string): string {
  return withoutNickname(name).toLowerCase().replace(/\s+/g, " ");
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

/** Finds the episode of a guest's `episode` field: 'Episode #18', a title, or an object with a video id. */
export function resolveEpisode<Episode extends Partial<Pick<EpisodeContent, "number" | "title" | "youtubeId">>>(
  field: GuestContent["episode"],
  episodes: readonly Episode[],
): Episode | undefined {
  if (typeof field === "object") return episodes.find(({ youtubeId }) => youtubeId === field.youtubeId);
  const label = /^episode\s*#?\s*(\d+)$/i.exec(field)?.[1];
  if (label !== undefined) return episodes.find(({ number }) => number === Number(label));
  return episodes.find(({ title }) => title?.toLowerCase() === field.toLowerCase());
}
