import type { Meme } from "#app/content/read-gallery.server.ts";
import { tilePath, tileWidthsFor } from "#app/lib/tile-pictures.ts";

/**
 * The picture shown where a meme's page is shared: the file itself if every preview can draw its format, else the
 * largest tile; undefined for a clip without a poster. Sizes in pixels.
 */
export function sharePicture({ url, width, height, tiles }: Meme) {
  if (/\.(jpe?g|png|webp)$/i.test(url)) return { path: url, width, height };
  const largest = tileWidthsFor(width).at(-1);
  if (tiles === undefined || largest === undefined) return undefined;
  return { path: tilePath(tiles, largest), width: largest, height: Math.round((largest * height) / width) };
}
