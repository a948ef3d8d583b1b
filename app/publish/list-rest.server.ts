import { listEpisodes } from "#app/content/episodes.server.ts";
import { galleries, type GalleryName } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { listQuizzes } from "#app/content/quizzes.server.ts";
import { firstCounts, type ListName, restPath } from "#app/lists/list-start.ts";

/** A list: the title of its page, its items, and links to them for visitors without JavaScript. */
type List = { title: string; items: readonly unknown[]; entries: { path: string; label: string }[] };

const lists: Readonly<Record<ListName, () => List | Promise<List>>> = {
  episodes: () => listOf("Episodes", listEpisodes(), ({ slug, title }) => [`/episodes/${slug}`, title]),
  guests: () => listOf("Guests", listGuests(), ({ id, name }) => [`/guests/${id}`, name]),
  quizzes: () => listOf("Quizzes", listQuizzes(), ({ id, title }) => [`/quizzes/${id}`, title]),
  memes: () => listOfGallery("Memes", "memes"),
  "gamejam-2025-gallery": () => listOfGallery("Game Jam Gallery", "gameJam"),
};

/**
 * Returns the paths of the pages with the other items of long lists. Their JSON files have the same paths plus
 * '.json'.
 */
export async function listRestPaths(): Promise<string[]> {
  const found = await Promise.all(Object.keys(lists).map(findRest));
  return found.flatMap((rest) => (rest ? restPath(rest.name) : []));
}

/** Returns the items after a list's first ones. Undefined if there are none, or if the list is unknown. */
export async function findRest(name: string): Promise<(List & { name: ListName }) | undefined> {
  if (!isListName(name)) return undefined;
  const { title, ...list } = await lists[name]();
  const items = list.items.slice(firstCounts[name]);
  return items.length > 0 ? { name, title, items, entries: list.entries.slice(-items.length) } : undefined;
}

function isListName(name: string): name is ListName {
  return Object.hasOwn(lists, name);
}

function listOf<Item>(
  title: string,
  items: readonly Item[],
  entryOf: (item: Item) => [path: string, label: string],
): List {
  return { title, items, entries: items.map(entryOf).map(([path, label]) => ({ path, label })) };
}

async function listOfGallery(title: string, gallery: GalleryName): Promise<List> {
  const { path } = galleries[gallery];
  return listOf(title, await listMemes(gallery), ({ filename, caption }) => [`${path}/${filename}`, caption]);
}
