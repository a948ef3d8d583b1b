import { type GalleryName, galleryNames, type Meme } from "./galleries.ts";
import { collections } from "./loading/collections.server.ts";
import { type GalleryEntry, readGallery } from "./loading/read-gallery.server.ts";

const sources = {
  memes: { folder: "public/memes", textsFile: "data/memes.ts", texts: collections.memes },
  gameJam: { folder: "public/game-jam-2025", textsFile: "data/game-jam-gallery.ts", texts: collections.gameJamGallery },
} as const;

const read = new Map<GalleryName, Promise<GalleryEntry[]>>();

/** In the order shown. Throws ContentError (loading/read-gallery.server.ts). */
export async function listMemes(gallery: GalleryName): Promise<readonly Meme[]> {
  return (await open(gallery)).map(({ meme }) => meme);
}

/** Finds a meme by its name without extension. */
export async function findMeme(gallery: GalleryName, filename: string): Promise<Meme | undefined> {
  return (await listMemes(gallery)).find((meme) => meme.filename === filename);
}

export async function listGalleryEntries(): Promise<GalleryEntry[]> {
  return (await Promise.all(galleryNames.map(open))).flat();
}

/** A build reads each folder once; development rereads it for new files. */
function open(gallery: GalleryName): Promise<GalleryEntry[]> {
  const known = import.meta.env.DEV ? undefined : read.get(gallery);
  const opened = known ?? readGallery(sources[gallery]);
  read.set(gallery, opened);
  return opened;
}
