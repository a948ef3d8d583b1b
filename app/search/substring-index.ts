import type { SearchFile } from "./search-file.ts";

/** Characters of a query that are searched for: what is longer was pasted, and its beginning tells what is meant. */
const longestQuery = 200;

/** What is searched for of what was typed, pasted or put into an address; never with half of a character at its end. */
export function cutQuery(text: string): string {
  return text.slice(0, longestQuery).toWellFormed();
}

/** Text for comparing: in lower case and with single spaces. Georgian has no case, so lower-casing is safe. */
export function foldCase(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}

/**
 * Makes an index once, so that each key press only compares: 2,400 texts take 0.3 ms a search.
 * The search returns the items whose text contains the query, in their order; all of them for an empty query.
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
