import gameJamTexts from "#data/game-jam-gallery.ts";
import memeTexts from "#data/memes.ts";

import { loadFile } from "./load-collection.server.ts";
import { type GalleryEntry, type Meme, readGallery } from "./read-gallery.server.ts";
import { mediaTextsSchema } from "./schemas.server.ts";

export type GalleryName = "memes" | "gameJam";

const sources = {
  memes: { folder: "public/memes", textsFile: "data/memes.ts", texts: memeTexts },
  gameJam: { folder: "public/game-jam-2025", textsFile: "data/game-jam-gallery.ts", texts: gameJamTexts },
} as const;

const read = new Map<GalleryName, Promise<GalleryEntry[]>>();

/** Everything a gallery's folder holds, in the order shown. Throws ContentError (see read-gallery.server.ts). */
export async function listMemes(gallery: GalleryName): Promise<Meme[]> {
  return (await entriesOf(gallery)).map(({ meme }) => meme);
}

/** The file with this name (without extension); undefined when the folder holds none. */
export async function findMeme(gallery: GalleryName, filename: string): Promise<Meme | undefined> {
  return (await listMemes(gallery)).find((meme) => meme.filename === filename);
}

/** Every picture that tiles are made of, in all galleries. */
export async function listTileSources(): Promise<{ still: string; base: string; width: number }[]> {
  const entries = (await Promise.all([entriesOf("memes"), entriesOf("gameJam")])).flat();
  return entries.flatMap(({ meme, still }) =>
    still && meme.tiles ? [{ still, base: meme.tiles, width: meme.width }] : [],
  );
}

/** A build reads each folder once; while developing, a file dropped in shows on the next reload. */
function entriesOf(gallery: GalleryName): Promise<GalleryEntry[]> {
  const known = import.meta.env.DEV ? undefined : read.get(gallery);
  if (known) return known;
  const { folder, textsFile, texts } = sources[gallery];
  const entries = readGallery({ folder, textsFile, texts: loadFile(textsFile, texts, mediaTextsSchema) });
  read.set(gallery, entries);
  return entries;
}
