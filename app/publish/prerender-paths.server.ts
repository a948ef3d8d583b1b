import { listEpisodesWithNotes } from "#app/content/episodes.server.ts";
import { listEvents } from "#app/content/events.server.ts";
import { galleries, type GalleryName, galleryNames } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { listQuizzes } from "#app/content/quizzes.server.ts";
import { listTopicPages } from "#app/content/topics.server.ts";
import { drawnPicture } from "./page-meta.ts";
import { listShareImages, posterOf } from "./share-image-content.server.ts";

/** Returns every URL path that becomes a file: pages, and files with an extension. `staticPaths` have no parameters. */
export function prerenderPaths(staticPaths: readonly string[]): string[] {
  const episodes = listEpisodesWithNotes();
  return [
    ...staticPaths,
    ...episodes.flatMap(({ id, slug }) => [`/episodes/${slug}`, `/episodes/by-video/${id}.json`]),
    ...listShareImages().map(({ path }) => drawnPicture(path).path),
    ...listGuests().map(({ id }) => `/guests/${id}`),
    ...listEvents().flatMap(({ id }) => [`/events/${id}`, `/events/${id}.ics`, posterOf(id).path]),
    ...listQuizzes().flatMap(({ id }) => [`/quizzes/${id}`, `/quizzes/${id}.json`]),
    ...listTopicPages().map(({ slug }) => `/topics/${slug}`),
    ...galleryNames.flatMap(sharePages),
  ];
}

function sharePages(gallery: GalleryName): string[] {
  return listMemes(gallery).map(({ filename }) => `${galleries[gallery].path}/${filename}`);
}
