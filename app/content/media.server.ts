import { galleryWidth, posterWidth } from "./galleries.ts";
import { media } from "./loading/collections.server.ts";

/** An image of a page. `path` and `thumbnail` are URLs; width and height are in pixels. */
export type Picture = { path: string; width: number; height: number; thumbnail: string };

/** Finds a picture of public/ by its path. Throws if it is missing. */
export function findPicture(path: string): Picture {
  const picture = media.get(path);
  if (picture?.type !== "image") throw new Error(`There is no picture public${path}`);
  const { width, height, thumbnail } = picture;
  return { path, width, height, thumbnail };
}

/** `source` is a file, `url` is the thumbnail's URL, and `width` its maximum width in pixels. */
export type Thumbnail = { source: string; url: string; width: number };

/** The thumbnails of the galleries' pictures, of the clips' still images, and of the events' posters. */
export function listThumbnails(): Thumbnail[] {
  return [...media.values()].flatMap(({ path, type, thumbnail: url }) => {
    const [, folder] = /^\/(memes|game-jam-2025|events)\//.exec(path) ?? [];
    const width = folder === "events" ? posterWidth : galleryWidth;
    return folder && type === "image" ? { source: `public${path}`, url, width } : [];
  });
}
