import { listWholeEpisodes } from "#app/content/episodes.server.ts";
import { listEvents } from "#app/content/events.server.ts";
import { galleries, type GalleryName, galleryNames } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { listQuizzes } from "#app/content/quizzes.server.ts";
import { listTopicPages } from "#app/content/topics.server.ts";
import { listRestPaths } from "./list-rest.server.ts";
import { listOgImagePaths, posterOf } from "./og-images.server.ts";
import { drawnPicture } from "./page-meta.ts";

type RouterPaths = { getStaticPaths: () => string[] };

/**
 * What the router itself makes files of: the addresses without parameters, and one of each route with some, because it
 * refuses loaders of routes of which it makes none. For each it asks its own server, which looks through all addresses, so
 * that the others are made at the end of the build (otherPaths).
 */
export async function routerPaths({ getStaticPaths }: RouterPaths): Promise<string[]> {
  const paths = await pathsByRoute();
  return [...getStaticPaths(), "/robots.txt", "/llms.txt", ...paths.flatMap((ofRoute) => ofRoute.slice(0, 1))];
}

/** What becomes files besides the router's: pages, and files whose names have endings. */
export async function otherPaths(): Promise<string[]> {
  const paths = await pathsByRoute();
  return paths.flatMap((ofRoute) => ofRoute.slice(1));
}

/** Every address with a parameter, each route's apart. */
async function pathsByRoute(): Promise<string[][]> {
  const episodes = listWholeEpisodes();
  const parts = await listRestPaths();
  return [
    episodes.map(({ slug }) => `/episodes/${slug}`),
    episodes.map(({ slug }) => `/episodes/${slug}.md`),
    episodes.filter(({ chapters }) => chapters.length > 0).map(({ slug }) => `/episodes/${slug}/chapters.json`),
    episodes.map(({ id }) => `/sessions/${id}.json`),
    [
      drawnPicture("/").path,
      ...listOgImagePaths().map((path) => drawnPicture(path).path),
      ...listEvents().map(({ id }) => posterOf(id).path),
    ],
    listGuests().map(({ id }) => `/guests/${id}`),
    listEvents().map(({ id }) => `/events/${id}`),
    listEvents().map(({ id }) => `/events/${id}.ics`),
    listQuizzes().map(({ id }) => `/quizzes/${id}`),
    listQuizzes().map(({ id }) => `/quizzes/${id}.json`),
    listTopicPages().map(({ slug }) => `/topics/${slug}`),
    parts,
    parts.map((path) => `${path}.json`),
    ...(await Promise.all(galleryNames.map(sharePages))),
  ];
}

async function sharePages(gallery: GalleryName): Promise<string[]> {
  return (await listMemes(gallery)).map(({ filename }) => `${galleries[gallery].path}/${filename}`);
}
