import type { MemeType, Size } from "./media-file.server.ts";

/** The galleries: path and titles. Their folders are in content/gallery.server.ts. */
export const galleries = {
  memes: { path: "/memes", title: "Meme Gallery", back: "Back to Meme Gallery" },
  gameJam: { path: "/gamejam-2025-gallery", title: "Game Jam", back: "Back to Game Jam Gallery" },
} as const;

export type GalleryName = keyof typeof galleries;
export type Gallery = (typeof galleries)[GalleryName];
export const galleryNames: readonly GalleryName[] = ["memes", "gameJam"];

/** An image or clip of a gallery. Width and height are in pixels. */
export type Meme = Size & {
  /** URL of the file. */
  url: string;
  /** The file's name without extension, in lower case, as in the URL of its share page. */
  filename: string;
  type: MemeType;
  alt: string;
  caption: string;
  /** Prefix of the tile URLs. Undefined for a clip without a poster. */
  tiles?: string;
};

/** Tile widths in pixels. A column is 167–355 CSS pixels wide, at pixel densities up to 3. */
const tileWidths: readonly number[] = [320, 480, 640];

/**
 * Widths of resized posters in pixels. A poster spans the page, so these are for phones with a pixel density of 2 and
 * 3. Larger screens load the original.
 */
const posterWidths: readonly number[] = [680, 1080];

/** Returns the tile widths of an image. None exceeds the image. */
export function tileWidthsFor(pictureWidth: number): readonly number[] {
  const narrower = tileWidths.filter((width) => width < pictureWidth);
  return narrower.length === tileWidths.length ? tileWidths : [...narrower, pictureWidth];
}

/** Returns the widths of a poster's smaller versions. */
export function posterWidthsFor(pictureWidth: number): readonly number[] {
  return posterWidths.filter((width) => width < pictureWidth);
}

/**
 * Returns a tile's URL. `base` is a meme's `tiles` and contains a content hash, so browsers may cache the file
 * forever.
 */
export function tilePath(base: string, width: number): string {
  return `${base}-${width}.webp`;
}
