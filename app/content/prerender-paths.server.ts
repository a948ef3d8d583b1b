import { listEpisodes } from "./episodes.server.ts";
import { listEvents } from "./events.server.ts";
import { type GalleryName, listMemes } from "./gallery.server.ts";
import { listGuests } from "./guests.server.ts";
import { listQuizzes } from "./quizzes.server.ts";

/** Every address that becomes a file at build time: the pages without parameters, and one for each piece of content. */
export async function prerenderPaths({ getStaticPaths }: { getStaticPaths: () => string[] }): Promise<string[]> {
  return [
    ...getStaticPaths(),
    ...listEpisodes().flatMap(({ id, slug }) => [`/episodes/${slug}`, `/episodes/${slug}.png`, `/sessions/${id}.json`]),
    ...listGuests().map(({ id }) => `/guests/${id}`),
    ...listEvents().flatMap(({ id }) => [`/events/${id}`, `/events/${id}.ics`]),
    ...listQuizzes().map(({ id }) => `/quizzes/${id}.json`),
    ...(await sharePages("memes", "/memes")),
    ...(await sharePages("gameJam", "/gamejam-2025-gallery")),
  ];
}

async function sharePages(gallery: GalleryName, path: string): Promise<string[]> {
  return (await listMemes(gallery)).map(({ filename }) => `${path}/${filename}`);
}
