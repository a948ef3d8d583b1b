import { galleries } from "#app/lib/galleries.ts";
import { countParts, type ListName, type ListStart, partPath, partSize } from "#app/lib/list-parts.ts";

import { listEpisodes } from "./episodes.server.ts";
import { listMemes } from "./gallery.server.ts";
import { listGuests } from "./guests.server.ts";
import { listQuizzes } from "./quizzes.server.ts";

/** An item of a part as the part's page names it. */
export type PartEntry = { path: string; label: string };

type Source = {
  /** What the list's page is called. */
  title: string;
  /** Items that the list's page brings along: whole rows at any width, and less than 60 kB of HTML. */
  firstCount: number;
  list: () => readonly unknown[] | Promise<readonly unknown[]>;
  entries: () => PartEntry[] | Promise<PartEntry[]>;
};

const sources: Readonly<Record<ListName, Source>> = {
  episodes: {
    title: "Episodes",
    firstCount: 30,
    list: listEpisodes,
    entries: () => listEpisodes().map(({ slug, title }) => ({ path: `/episodes/${slug}`, label: title })),
  },
  guests: {
    title: "Guests",
    // The first one is set large.
    firstCount: 31,
    list: listGuests,
    entries: () => listGuests().map(({ id, name }) => ({ path: `/guests/${id}`, label: name })),
  },
  quizzes: {
    title: "Quizzes",
    firstCount: 36,
    list: listQuizzes,
    entries: () => listQuizzes().map(({ id, title }) => ({ path: `/quizzes/${id}`, label: title })),
  },
  memes: {
    title: "Memes",
    firstCount: 48,
    list: () => listMemes("memes"),
    entries: async () => (await listMemes("memes")).map(entryIn(galleries.memes.path)),
  },
  "gamejam-2025-gallery": {
    title: "Game Jam Gallery",
    firstCount: 48,
    list: () => listMemes("gameJam"),
    entries: async () => (await listMemes("gameJam")).map(entryIn(galleries.gameJam.path)),
  },
};

/** A part of a list for visitors without scripts. Parts count from 1. */
export type ListPart = { name: ListName; title: string; part: number; partCount: number; entries: PartEntry[] };

/** What a list's page brings along of it; the items must be the list's, or less of each. */
export function startOfList<Item>(name: ListName, items: readonly Item[]): ListStart<Item> {
  return { name, first: items.slice(0, sources[name].firstCount), total: items.length };
}

/** The pages of all parts of all lists; their files have the same paths with '.json'. */
export async function listPartPaths(): Promise<string[]> {
  const paths = Object.keys(sources)
    .filter(isListName)
    .map(async (name) => {
      const count = countParts(startOfList(name, await sources[name].list()));
      return Array.from({ length: count }, (_, index) => partPath(name, index + 1));
    });
  return (await Promise.all(paths)).flat();
}

/** The items of a part of a list, as the list's page shows items; undefined when there is no such part. */
export async function findPartItems(name: string, part: number): Promise<unknown[] | undefined> {
  return isListName(name) ? sliceOf(name, part, await sources[name].list()) : undefined;
}

/** A part of a list as its page shows it; undefined when there is no such part. */
export async function findPart(name: string, part: number): Promise<ListPart | undefined> {
  if (!isListName(name)) return undefined;
  const { title, entries: listEntries } = sources[name];
  const all = await listEntries();
  const entries = sliceOf(name, part, all);
  return entries && { name, title, part, partCount: countParts(startOfList(name, all)), entries };
}

function sliceOf<Item>(name: ListName, part: number, items: readonly Item[]): Item[] | undefined {
  const begin = sources[name].firstCount + (part - 1) * partSize;
  const slice = items.slice(begin, begin + partSize);
  return part >= 1 && slice.length > 0 ? slice : undefined;
}

function entryIn(gallery: string) {
  return ({ filename, caption }: { filename: string; caption: string }): PartEntry => {
    return { path: `${gallery}/${filename}`, label: caption };
  };
}

function isListName(name: string): name is ListName {
  return Object.hasOwn(sources, name);
}
