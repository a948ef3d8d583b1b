/** The lists that grow for years. */
export type ListName = "episodes" | "guests" | "quizzes" | "memes" | "gamejam-2025-gallery";

/** The first items of a list, which its page brings along, and how many items there are. */
export type ListStart<Item> = { name: ListName; first: readonly Item[]; total: number };

/** The page of a list's other items, for visitors without scripts; the items are a file with the same path and '.json'. */
export function restPath(name: ListName): string {
  return `/more/${name}/1`;
}
