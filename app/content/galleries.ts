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
  /** Start of the addresses of the pictures made for tiles (content/tile-pictures.ts); a clip without a poster has none. */
  tiles?: string;
};
