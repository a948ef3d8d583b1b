/** Lists that grow over the years. */
export type ListName = "episodes" | "guests" | "quizzes" | "memes" | "gamejam-2025-gallery";

/** Number of items in a list's page, which also is the batch size: full rows at any width, less than 60 kB of HTML. */
export const firstCounts: Readonly<Record<ListName, number>> = {
  episodes: 30,
  // The first guest's card is large.
  guests: 31,
  quizzes: 48,
  memes: 48,
  "gamejam-2025-gallery": 48,
};

/** The items in a list's page, and the list's length. */
export type ListStart<Item> = { name: ListName; first: readonly Item[]; total: number };

/** Returns the items for a list's page. They may be shortened versions of the list's items. */
export function startOfList<Item>(name: ListName, items: readonly Item[]): ListStart<Item> {
  return { name, first: items.slice(0, firstCounts[name]), total: items.length };
}

/**
 * Returns the path of the page with a list's other items, for visitors without JavaScript. The JSON file has the same
 * path plus '.json'.
 */
export function restPath(name: ListName): string {
  return `/more/${name}/1`;
}
