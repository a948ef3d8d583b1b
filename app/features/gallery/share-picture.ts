import type { Meme } from "#app/content/read-gallery.server.ts";

import { tilePictures } from "./meme-addresses.ts";

/**
 * The path of the picture shown where a meme's page is shared: the file itself if every preview can draw its format,
 * else the largest tile; undefined for a clip without a poster.
 */
export function sharePicture(meme: Meme): string | undefined {
  return /\.(jpe?g|png|webp)$/i.test(meme.url) ? meme.url : tilePictures(meme)?.largest;
}
