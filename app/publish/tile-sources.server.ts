import { listEvents } from "#app/content/events.server.ts";
import { posterWidthsFor, tileWidthsFor } from "#app/content/galleries.ts";
import { listGalleryEntries } from "#app/content/gallery.server.ts";

/** A picture that tiles are made of, where their addresses start, their widths in pixels, and their quality (1–100) at best. */
export type TileSource = { still: string; base: string; widths: readonly number[]; quality: number };

/** Every picture that tiles are made of: those of the galleries, and the events' posters. */
export async function listTileSources(): Promise<TileSource[]> {
  return [
    ...(await listGalleryEntries()).flatMap(({ meme: { tiles, width }, still }) =>
      still && tiles ? { still, base: tiles, widths: tileWidthsFor(width), quality: 75 } : [],
    ),
    ...listEvents().map(({ picture: { path, tiles, width } }) => ({
      still: `public${path}`,
      base: tiles,
      widths: posterWidthsFor(width),
      // It is the largest thing on its page's first screen, and waited for.
      quality: 60,
    })),
  ];
}
