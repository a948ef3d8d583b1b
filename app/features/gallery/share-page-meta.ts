import type { Meme } from "#app/content/read-gallery.server.ts";
import type { Gallery } from "#app/lib/galleries.ts";
import { notListed, pageMeta, type SharedPicture } from "#app/lib/page-meta.ts";

import { sharePath } from "./meme-addresses.ts";

/** Meta of a meme's share page. With scripts that goes on to the gallery, which is what search engines are to list. */
export function sharePageMeta({ path }: Gallery, { meme, picture }: { meme: Meme; picture: SharedPicture }) {
  const { caption, alt, filename } = meme;
  return [...pageMeta({ title: caption, description: alt, path: sharePath(path, filename), picture }), notListed];
}
