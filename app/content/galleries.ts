import type { MemeType, Size } from "./media-file.server.ts";

/** The galleries: where each stands on the site, and what it is called. Their folders: content/gallery.server.ts. */
export const galleries = {
  memes: { path: "/memes", title: "Meme Gallery", back: "Back to Meme Gallery" },
  gameJam: { path: "/gamejam-2025-gallery", title: "Game Jam", back: "Back to Game Jam Gallery" },
} as const;

export type GalleryName = keyof typeof galleries;
export type Gallery = (typeof galleries)[GalleryName];
export const galleryNames: readonly GalleryName[] = ["memes", "gameJam"];

/** One picture or clip of a gallery. Width and height are in pixels. */
export type Meme = Size & {
  /** Where the file itself is. */
  url: string;
  /** The file's name without its extension, as an address holds it, in lower case: the last part of the share page's. */
  filename: string;
  type: MemeType;
  alt: string;
  caption: string;
  /** Start of the addresses of the pictures made for tiles; a clip without a poster has none. */
  tiles?: string;
};

/** Widths in pixels of the pictures made for gallery tiles: a column is 167–355 CSS pixels wide, at densities up to 3. */
const tileWidths: readonly number[] = [320, 480, 640];

/** Widths in pixels made of a poster, which is as wide as the page: for phones of density 2 and 3. Else it is shown itself. */
const posterWidths: readonly number[] = [680, 1080];

/** The widths made of a picture: none is wider than the picture itself. */
export function tileWidthsFor(pictureWidth: number): readonly number[] {
  const narrower = tileWidths.filter((width) => width < pictureWidth);
  return narrower.length === tileWidths.length ? tileWidths : [...narrower, pictureWidth];
}

/** The widths made of a poster: all are narrower than the poster itself, which is there too. */
export function posterWidthsFor(pictureWidth: number): readonly number[] {
  return posterWidths.filter((width) => width < pictureWidth);
}

/** The address of a tile picture. `base` is a meme's `tiles`: it holds a content hash, so the file may be kept for ever. */
export function tilePath(base: string, width: number): string {
  return `${base}-${width}.webp`;
}
