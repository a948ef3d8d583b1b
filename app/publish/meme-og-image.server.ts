import type { Meme } from "#app/content/read-gallery.server.ts";
import { tilePath, tileWidthsFor } from "#app/content/tile-pictures.ts";

import type { SharedPicture } from "./page-meta.ts";

/**
 * The picture shown where a meme's page is shared: the file itself if every preview can draw its format, else the
 * largest tile; undefined for a clip without a poster.
 */
export function memeOgImage({ url, tiles, width, height, alt }: Meme): SharedPicture | undefined {
  if (/\.(jpe?g|png|webp)$/i.test(url)) return { path: url, width, height, alt };
  const tileWidth = tileWidthsFor(width).at(-1);
  if (!tiles || !tileWidth) return undefined;
  return { path: tilePath(tiles, tileWidth), width: tileWidth, height: Math.round((height * tileWidth) / width), alt };
}
