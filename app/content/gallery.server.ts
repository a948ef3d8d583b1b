import type { GalleryName, Meme } from "./galleries.ts";
import { collections } from "./loading/collections.server.ts";

/** In the order shown. */
export function listMemes(gallery: GalleryName): readonly Meme[] {
  return collections.galleries[gallery];
}

/** Finds a meme by its name without extension. */
export function findMeme(gallery: GalleryName, filename: string): Meme | undefined {
  return listMemes(gallery).find((meme) => meme.filename === filename);
}
