import { listEpisodes } from "#app/content/episodes.server.ts";
import { galleries } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { listQuizzes } from "#app/content/quizzes.server.ts";
import { firstCounts, type ListName, restPath } from "#app/lists/list-start.ts";

/** A page of an item, and what it is called. */
type Entry = { path: string; label: string };

type Source = {
  /** What the list's page is called. */
  title: string;
  list: () => readonly unknown[] | Promise<readonly unknown[]>;
  entries: () => Entry[] | Promise<Entry[]>;
};

const sources: Readonly<Record<ListName, Source>> = {
  episodes: {
    title: "Episodes",
    list: listEpisodes,
    entries: () => listEpisodes().map(({ slug, title }) => ({ path: `/episodes/${slug}`, label: title })),
  },
  guests: {
    title: "Guests",
    list: listGuests,
    entries: () => listGuests().map(({ id, name }) => ({ path: `/guests/${id}`, label: name })),
  },
  quizzes: {
    title: "Quizzes",
    list: listQuizzes,
    entries: () => listQuizzes().map(({ id, title }) => ({ path: `/quizzes/${id}`, label: title })),
  },
  memes: {
    title: "Memes",
    list: () => listMemes("memes"),
    entries: async () => (await listMemes("memes")).map(entryIn(galleries.memes.path)),
  },
  "gamejam-2025-gallery": {
    title: "Game Jam Gallery",
    list: () => listMemes("gameJam"),
    entries: async () => (await listMemes("gameJam")).map(entryIn(galleries.gameJam.path)),
  },
};

/** The pages of the other items of all lists that have some; their files have the same paths with '.json'. */
export async function listRestPaths(): Promise<string[]> {
  const paths = Object.keys(sources)
    .filter(isListName)
    .map(async (name) => ((await findRest(name)) ? [restPath(name)] : []));
  return (await Promise.all(paths)).flat();
}

/** The items after a list's first ones, as the list's page shows items; undefined where there are none. */
export async function findRest(name: string): Promise<unknown[] | undefined> {
  return isListName(name) ? afterTheFirst(name, await sources[name].list()) : undefined;
}

/** The same items as links, for visitors without scripts; undefined where there are none. */
export async function findRestEntries(
  name: string,
): Promise<{ name: ListName; title: string; entries: Entry[] } | undefined> {
  if (!isListName(name)) return undefined;
  const entries = afterTheFirst(name, await sources[name].entries());
  return entries && { name, title: sources[name].title, entries };
}

function afterTheFirst<Item>(name: ListName, items: readonly Item[]): Item[] | undefined {
  const rest = items.slice(firstCounts[name]);
  return rest.length > 0 ? rest : undefined;
}

function entryIn(gallery: string) {
  return ({ filename, caption }: { filename: string; caption: string }): Entry => {
    return { path: `${gallery}/${filename}`, label: caption };
  };
}

function isListName(name: string): name is ListName {
  return Object.hasOwn(sources, name);
}
