import type { Meme } from "#app/content/read-gallery.server.ts";
import type { Gallery } from "#app/lib/galleries.ts";
import { notListed, pageMeta, type SharedPicture } from "#app/lib/page-meta.ts";
import { tilePath, tileWidthsFor } from "#app/lib/tile-pictures.ts";

import { sharePath } from "./meme-addresses.ts";

/** Meta of a meme's share page. With scripts that goes on to the gallery, which is what search engines are to list. */
export function sharePageMeta({ path }: Gallery, { meme, picture }: { meme: Meme; picture: SharedPicture }) {
  const { caption, alt, filename } = meme;
  return [...pageMeta({ title: caption, description: alt, path: sharePath(path, filename), picture }), notListed];
}

/**
 * The picture shown where a meme's page is shared: the file itself if every preview can draw its format, else the
 * largest tile; undefined for a clip without a poster.
 */
export function sharePicture({ url, tiles, width, height, alt }: Meme): SharedPicture | undefined {
  if (/\.(jpe?g|png|webp)$/i.test(url)) return { path: url, width, height, alt };
  const tileWidth = tileWidthsFor(width).at(-1);
  if (!tiles || !tileWidth) return undefined;
  return { path: tilePath(tiles, tileWidth), width: tileWidth, height: Math.round((height * tileWidth) / width), alt };
}
