import { listEpisodes } from "#app/content/episodes.server.ts";
import { galleries, type GalleryName } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { listQuizzes } from "#app/content/quizzes.server.ts";
import { firstCounts, type ListName, restPath } from "#app/lists/list-start.ts";

/** A page of an item, and what it is called. */
type Entry = { path: string; label: string };

/** What a list's page is called, what it shows, and that as links. */
type List = { title: string; items: readonly unknown[]; entries: readonly Entry[] };

const lists: Readonly<Record<ListName, () => List | Promise<List>>> = {
  episodes: () =>
    listOf("Episodes", listEpisodes(), ({ slug, title }) => ({ path: `/episodes/${slug}`, label: title })),
  guests: () => listOf("Guests", listGuests(), ({ id, name }) => ({ path: `/guests/${id}`, label: name })),
  quizzes: () => listOf("Quizzes", listQuizzes(), ({ id, title }) => ({ path: `/quizzes/${id}`, label: title })),
  memes: () => listOfGallery("Memes", "memes"),
  "gamejam-2025-gallery": () => listOfGallery("Game Jam Gallery", "gameJam"),
};

/** The pages of the other items of all lists that have some; their files have the same paths with '.json'. */
export async function listRestPaths(): Promise<string[]> {
  const paths = Object.keys(lists)
    .filter(isListName)
    .map(async (name) => ((await findRest(name)) ? [restPath(name)] : []));
  return (await Promise.all(paths)).flat();
}

/** The items after a list's first ones, as the list's page shows items; undefined where there are none. */
export async function findRest(name: string): Promise<unknown[] | undefined> {
  return isListName(name) ? afterTheFirst(name, (await lists[name]()).items) : undefined;
}

/** The same items as links, for visitors without scripts; undefined where there are none. */
export async function findRestEntries(
  name: string,
): Promise<{ name: ListName; title: string; entries: Entry[] } | undefined> {
  if (!isListName(name)) return undefined;
  const list = await lists[name]();
  const entries = afterTheFirst(name, list.entries);
  return entries && { name, title: list.title, entries };
}

function afterTheFirst<Item>(name: ListName, items: readonly Item[]): Item[] | undefined {
  const rest = items.slice(firstCounts[name]);
  return rest.length > 0 ? rest : undefined;
}

function listOf<Item>(title: string, items: readonly Item[], entryOf: (item: Item) => Entry): List {
  return { title, items, entries: items.map(entryOf) };
}

async function listOfGallery(title: string, gallery: GalleryName): Promise<List> {
  const { path } = galleries[gallery];
  return listOf(title, await listMemes(gallery), ({ filename, caption }) => ({
    path: `${path}/${filename}`,
    label: caption,
  }));
}

function isListName(name: string): name is ListName {
  return Object.hasOwn(lists, name);
}
