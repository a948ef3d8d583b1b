/** The galleries: path and titles. */
export const galleries = {
  memes: { path: "/memes", title: "Meme Gallery", back: "Back to Meme Gallery" },
  gameJam: { path: "/gamejam-2025-gallery", title: "Game Jam", back: "Back to Game Jam Gallery" },
} as const;

export type GalleryName = keyof typeof galleries;
export type Gallery = (typeof galleries)[GalleryName];
export const galleryNames: readonly GalleryName[] = ["memes", "gameJam"];

/** An image or clip of a gallery. */
export type Meme = {
  /** URL of the file. */
  url: string;
  /** The file's name without extension, in lower case, as in the URL of its share page. */
  filename: string;
  type: "image" | "video";
  alt: string;
  caption: string;
  /** In pixels. */
  width: number;
  height: number;
  /** URL of the picture in the grid, `galleryWidth` pixels wide; of a clip, its still image. */
  thumbnail: string;
};

/** Width of a gallery's thumbnails in pixels: sharp on phones (170 CSS pixels at a density of 3). */
export const galleryWidth = 560;

/** Width of a smaller poster in pixels, for phones. */
export const posterWidth = 1080;
