/** The lists that grow for years. */
export type ListName = "episodes" | "guests" | "quizzes" | "memes" | "gamejam-2025-gallery";

/** Items that a list's page brings along, and the size of a batch: whole rows at any width, less than 60 kB of HTML. */
export const firstCounts: Readonly<Record<ListName, number>> = {
  episodes: 30,
  // The first one is set large.
  guests: 31,
  quizzes: 48,
  memes: 48,
  "gamejam-2025-gallery": 48,
};

/** The first items of a list, which its page brings along, and how many items there are. */
export type ListStart<Item> = { name: ListName; first: readonly Item[]; total: number };

/** A list as its page brings it along: its first items. They may be shortened versions of the list's. */
export function startOfList<Item>(name: ListName, items: readonly Item[]): ListStart<Item> {
  return { name, first: items.slice(0, firstCounts[name]), total: items.length };
}

/** The page of a list's other items, for visitors without scripts; the items are a file with the same path and '.json'. */
export function restPath(name: ListName): string {
  return `/more/${name}/1`;
}
