import { listEvents } from "#app/content/events.server.ts";
import { posterWidthsFor, tileWidthsFor } from "#app/content/galleries.ts";
import { listGalleryEntries } from "#app/content/gallery.server.ts";

/**
 * The source of tiles: its image, the prefix of the tile URLs, their widths in pixels, and their maximum quality
 * (1–100).
 */
export type TileSource = { still: string; base: string; widths: readonly number[]; quality: number };

/** Returns the images of all galleries and the posters of the events. */
export async function listTileSources(): Promise<TileSource[]> {
  return [
    ...(await listGalleryEntries()).flatMap(({ meme: { tiles, width }, still }) =>
      still && tiles ? { still, base: tiles, widths: tileWidthsFor(width), quality: 75 } : [],
    ),
    ...listEvents().map(({ picture: { path, tiles, width } }) => ({
      still: `public${path}`,
      base: tiles,
      widths: posterWidthsFor(width),
      // Lower than that of memes, because the poster is its page's largest contentful paint.
      quality: 60,
    })),
  ];
}
