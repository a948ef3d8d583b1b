import { listEpisodes } from "#app/content/episodes.server.ts";
import { galleries, type GalleryName } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { listQuizzes } from "#app/content/quizzes.server.ts";
import { firstCounts, type ListName, restPath } from "#app/lists/list-start.ts";

/** A list after its first items: what its page is called, the items, and the same as links for visitors without scripts. */
type Rest = {
  name: ListName;
  title: string;
  items: readonly unknown[];
  entries: { path: string; label: string }[];
};

const rests: Readonly<Record<ListName, () => Rest | undefined | Promise<Rest | undefined>>> = {
  episodes: () =>
    restOf("episodes", "Episodes", listEpisodes(), ({ slug, title }) => ({ path: `/episodes/${slug}`, label: title })),
  guests: () => restOf("guests", "Guests", listGuests(), ({ id, name }) => ({ path: `/guests/${id}`, label: name })),
  quizzes: () =>
    restOf("quizzes", "Quizzes", listQuizzes(), ({ id, title }) => ({ path: `/quizzes/${id}`, label: title })),
  memes: () => restOfGallery("memes", "Memes", "memes"),
  "gamejam-2025-gallery": () => restOfGallery("gamejam-2025-gallery", "Game Jam Gallery", "gameJam"),
};

/** The pages of the other items of all lists that have some; their files have the same paths with '.json'. */
export async function listRestPaths(): Promise<string[]> {
  const found = await Promise.all(Object.keys(rests).map(findRest));
  return found.flatMap((rest) => (rest ? restPath(rest.name) : []));
}

/** The items after a list's first ones; undefined where there are none, or no such list. */
export async function findRest(name: string): Promise<Rest | undefined> {
  return Object.hasOwn(rests, name) ? rests[name as ListName]() : undefined;
}

function restOf<Item>(
  name: ListName,
  title: string,
  all: readonly Item[],
  entryOf: (item: Item) => Rest["entries"][number],
): Rest | undefined {
  const items = all.slice(firstCounts[name]);
  return items.length > 0 ? { name, title, items, entries: items.map(entryOf) } : undefined;
}

async function restOfGallery(name: ListName, title: string, gallery: GalleryName): Promise<Rest | undefined> {
  return restOf(name, title, await listMemes(gallery), ({ filename, caption }) => ({
    path: `${galleries[gallery].path}/${filename}`,
    label: caption,
  }));
}
