import { listEpisodes } from "./episodes.server.ts";
import { type GalleryName, listMemes } from "./gallery.server.ts";

/** Every address that becomes a file at build time: the pages without parameters, and one for each piece of content. */
export async function prerenderPaths({ getStaticPaths }: { getStaticPaths: () => string[] }): Promise<string[]> {
  return [
    ...getStaticPaths(),
    ...listEpisodes().flatMap(({ slug }) => [`/episodes/${slug}`, `/episodes/${slug}.png`]),
    ...(await sharePages("memes", "/memes")),
    ...(await sharePages("gameJam", "/gamejam-2025-gallery")),
  ];
}

async function sharePages(gallery: GalleryName, path: string): Promise<string[]> {
  return (await listMemes(gallery)).map(({ filename }) => `${path}/${filename}`);
}
