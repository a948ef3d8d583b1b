/** Who a guest's name means: of a second visit the episode alone says whose it is. */
import { isSpeltLike } from "#app/search/match-word.ts";
import { foldCase } from "#app/search/substring-index.ts";

import type { EpisodeContent, GuestContent } from "./schemas.server.ts";
import { resolveEpisode } from "./schemas/validate-guest-episode.server.ts";

/** A guest's name without the nickname in brackets, as episodes say it. */
export function withoutNickname(name: string): string {
  return name.replace(/\s*\(.*\)/, "");
}

/** Whether two names are one, with or without a nickname. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** The name that one who is nobody among `names` may be a slip of the pen for. */
export function findLikeName(name: string, names: readonly string[]): string | undefined {
  if (name === "" || names.some((other) => isSameName(name, other))) return undefined;
  return names.map(withoutNickname).find((other) => isSpeltLike(name, other));
}

/**
 * The id of each episode's guest, by slug: of the guest whose file names the episode, else of the guest whom the episode
 * names. Of several the first counts.
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
  return foldCase(withoutNickname(name)).replace(/\s+/g, " ").trim();
}
