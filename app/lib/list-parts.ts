/** The lists that grow for years. */
export type ListName = "episodes" | "guests" | "quizzes" | "memes" | "gamejam-2025-gallery";

/** The beginning of a list, which its page brings along, and how many items there are. */
export type ListStart<Item> = { name: ListName; first: readonly Item[]; total: number };

/** Items of one part of what comes after the beginning; each part is a file, and a page for visitors without scripts. */
export const partSize = 200;

/** How many parts there are after the beginning. */
export function countParts({ first, total }: Pick<ListStart<unknown>, "first" | "total">): number {
  return Math.ceil((total - first.length) / partSize);
}

/** The page of a part, which count from 1; the file has the same path with '.json'. */
export function partPath(name: ListName, part: number): string {
  return `/more/${name}/${part}`;
}
