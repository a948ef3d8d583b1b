/** The galleries: where each stands on the site, and what it is called. Their folders: content/gallery.server.ts. */
export const galleries = {
  memes: { path: "/memes", title: "Meme Gallery", back: "Back to Meme Gallery" },
  gameJam: { path: "/gamejam-2025-gallery", title: "Game Jam", back: "Back to Game Jam Gallery" },
} as const;

export type GalleryName = keyof typeof galleries;
export type Gallery = (typeof galleries)[GalleryName];
export const galleryNames: readonly GalleryName[] = ["memes", "gameJam"];
