import type { SearchFile } from "./search-file.ts";

type EpisodeTexts = Pick<SearchFile["episodes"][number], "title" | "description" | "tags" | "guest">;
type GuestTexts = Omit<SearchFile["guests"][number], "id">;

/** Where the episode search looks: title, description and tags (specification, section 5), and the guest it promises. */
export function textsOfEpisode({ title, description, tags, guest }: EpisodeTexts): string[] {
  return [title, description, guest, ...tags];
}

/**
 * Where the guest search looks: what its placeholder promises – name, company (it stands in the title), expertise (the
 * tags, with and without their hyphens) – and bio, tagline and episode.
 */
export function textsOfGuest({ name, title = "", bio, tags, tagline, episode }: GuestTexts): string[] {
  const said = tags.map((tag) => tag.replaceAll("-", " "));
  return [name, title, bio, tagline, ...tags, ...said, `Episode #${episode.number}`, episode.title];
}
