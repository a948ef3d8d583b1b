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
 * Folds the case of all texts once. Returns a function that returns the items whose text contains a query literally,
 * in order, and all items for an empty query.
 */
export function createSubstringIndex<Item>(
  items: readonly Item[],
  textOf: (item: Item) => readonly string[],
): (query: string) => Item[] {
  const entries = items.map((item) => ({ item, text: textOf(item).map(foldCase).join("\n") }));
  return (query) => {
    const folded = foldCase(cutQuery(query));
    return entries.filter(({ text }) => text.includes(folded)).map(({ item }) => item);
  };
}

type EpisodeTexts = Pick<SearchFile["episodes"][number], "title" | "description" | "tags" | "guest">;
type GuestTexts = Pick<SearchFile["guests"][number], "name" | "title" | "bio">;

/** Returns the strings of an episode in which a search finds substrings. */
export function textsOfEpisode({ title, description, tags, guest }: EpisodeTexts): string[] {
  return [title, description, guest, ...tags];
}

/** Returns the strings of a guest in which a search finds substrings. */
export function textsOfGuest({ name, title = "", bio }: GuestTexts): string[] {
  return [name, title, bio];
}
