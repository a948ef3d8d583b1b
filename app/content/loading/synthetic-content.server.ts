import type { GalleryEntry } from "./read-gallery.server.ts";

/** Makes more of the content than there is, to see how the site bears it (tests/measure/generated-content.ts). */
export type Growth = {
  /** A folder's files by path, and more of them. */
  growFolder: (
    folder: "episodes" | "guests" | "quizzes" | "events",
    files: Record<string, unknown>,
  ) => Record<string, unknown>;
  growGallery: (entries: readonly GalleryEntry[]) => GalleryEntry[];
};

/**
 * What `npm run measure -- --scale` names, by the module's address; a build of which nobody asks that has nothing but the
 * content of data/ and public/.
 */
export const growth = process.env.GROWTH && ((await import(/* @vite-ignore */ process.env.GROWTH)) as Growth);
