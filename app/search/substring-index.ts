import type { SearchFile } from "./search-file.ts";

/** The maximum characters of a query. A longer text was pasted, and its beginning is enough. */
const longestQuery = 200;

/** Cuts a query to the maximum, without splitting a surrogate pair. */
export function cutQuery(text: string): string {
  return text.slice(0, longestQuery).toWellFormed();
}

/** Normalizes text for comparison: lower case, single spaces. Georgian has no case, so lower-casing is safe. */
export function foldCase(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}

/**
 * Normalizes all texts once, so that a search only compares: 0.3 ms for 2,400 texts. Returns the items whose text
 * contains the query, in order; all items for an empty query.
 */
export function createSubstringIndex<Item>(
  items: readonly Item[],
  textOf: (item: Item) => readonly string[],
): (query: string) => Item[] {
  const entries = items.map((item) => ({ item, text: textOf(item).map(foldCase).join("\n") }));
  return (query) => {
    const wanted = foldCase(cutQuery(query));
    return entries.filter(({ text }) => text.includes(wanted)).map(({ item }) => item);
  };
}

type EpisodeTexts = Pick<SearchFile["episodes"][number], "title" | "description" | "tags" | "guest">;
type GuestTexts = Omit<SearchFile["guests"][number], "id">;

/**
 * Returns the searched strings of an episode: title, description and tags (agreed with the client), and the guest,
 * whom the search field's placeholder mentions.
 */
export function textsOfEpisode({ title, description, tags, guest }: EpisodeTexts): string[] {
  return [title, description, guest, ...tags];
}

/**
 * Returns the searched strings of a guest: name, company (in the title) and expertise (the tags, with and without
 * hyphens), as the placeholder says, and also bio, tagline and episode.
 */
export function textsOfGuest({ name, title = "", bio, tags, tagline, episode }: GuestTexts): string[] {
  const said = tags.map((tag) => tag.replaceAll("-", " "));
  return [name, title, bio, tagline, ...tags, ...said, `Episode #${episode.number}`, episode.title];
}
