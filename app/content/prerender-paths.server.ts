import { galleries, type GalleryName, galleryNames } from "#app/lib/galleries.ts";
import { drawnPicture } from "#app/lib/page-meta.ts";

import { findEpisode, listEpisodes } from "./episodes.server.ts";
import { listEvents } from "./events.server.ts";
import { listMemes } from "./gallery.server.ts";
import { listGuests } from "./guests.server.ts";
import { listPartPaths } from "./list-parts.server.ts";
import { listPreviewedPaths, posterOf } from "./previews.server.ts";
import { listQuizzes } from "./quizzes.server.ts";
import { listTopicPages } from "./topic-pages.server.ts";

/** Every address that becomes a file at build time: the pages without parameters, and one for each piece of content. */
export async function prerenderPaths({ getStaticPaths }: { getStaticPaths: () => string[] }): Promise<string[]> {
  return [
    ...getStaticPaths(),
    "/robots.txt",
    "/llms.txt",
    ...listEpisodes().flatMap(({ slug }) => [`/episodes/${slug}`, `/episodes/${slug}.md`]),
    ...listEpisodes()
      .filter(({ slug }) => findEpisode(slug)?.chapters.length)
      .map(({ slug }) => `/episodes/${slug}/chapters.json`),
    ...listEpisodes().map(({ id }) => `/sessions/${id}.json`),
    ...listPreviewedPaths().map((path) => drawnPicture(path).path),
    drawnPicture("/").path,
    ...listGuests().map(({ id }) => `/guests/${id}`),
    ...listEvents().flatMap(({ id }) => [`/events/${id}`, `/events/${id}.ics`, posterOf(id).path]),
    ...listQuizzes().flatMap(({ id }) => [`/quizzes/${id}`, `/quizzes/${id}.json`]),
    ...listTopicPages().map(({ slug }) => `/topics/${slug}`),
    ...(await listPartPaths()).flatMap((path) => [path, `${path}.json`]),
    ...(await Promise.all(galleryNames.map(sharePages))).flat(),
  ];
}

async function sharePages(gallery: GalleryName): Promise<string[]> {
  return (await listMemes(gallery)).map(({ filename }) => `${galleries[gallery].path}/${filename}`);
}
