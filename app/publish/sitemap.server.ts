import { Readable } from "node:stream";
import { SitemapStream, streamToPromise, type VideoItemLoose } from "sitemap";
import { type EpisodeSummary, listEpisodes } from "#app/content/episodes.server.ts";
import { listEvents } from "#app/content/events.server.ts";
import { galleries, type GalleryName, galleryNames, type Meme } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { playerUrl } from "#app/lib/youtube.ts";
import { site } from "#app/site.ts";
import { drawnPicture } from "./page-meta.ts";

/** Maximum length of a video title in a sitemap. */
const longestTitle = 100;

type PageDetails = { img?: string[]; video?: VideoItemLoose[] };

/** Returns the sitemap of the pages at these paths. Rejects if an entry is invalid. */
export async function sitemap(paths: readonly string[]): Promise<Uint8Array> {
  const details = listPageDetails();
  const items = paths.toSorted().map((path) => ({ url: site.url + path, ...details.get(path) }));
  const problems: string[] = [];
  const stream = new SitemapStream({
    xmlns: { news: false, xhtml: false, image: true, video: true },
    errorHandler: ({ message }) => problems.push(message),
  });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  if (problems.length > 0) throw new Error(`The sitemap is invalid:\n${problems.join("\n")}`);
  return xml;
}

/** Returns images and videos by path. */
function listPageDetails(): Map<string, PageDetails> {
  const details = new Map<string, PageDetails>();
  for (const gallery of galleryNames) details.set(galleries[gallery].path, galleryDetails(gallery));
  for (const episode of listEpisodes()) details.set(`/episodes/${episode.slug}`, episodeDetails(episode));
  for (const { id, picture } of listEvents()) details.set(`/events/${id}`, { img: [site.url + picture.path] });
  return details;
}

function episodeDetails(episode: EpisodeSummary): PageDetails {
  const { slug, number, guest, subject, description, date, duration, youtubeId, tags } = episode;
  const picture = site.url + drawnPicture(`/episodes/${slug}`).path;
  const video: VideoItemLoose = {
    thumbnail_loc: picture,
    title: cut(`${site.name} #${number} – ${guest || subject}`),
    description,
    player_loc: playerUrl(youtubeId),
    duration: duration * 60,
    publication_date: date,
    tag: tags,
  };
  return { img: [picture], video: [video] };
}

function galleryDetails(gallery: GalleryName): PageDetails {
  const memes = listMemes(gallery);
  return {
    img: memes.filter(({ type }) => type === "image").map(({ url }) => site.url + url),
    video: memes.filter(({ type }) => type === "video").map(clipDetails),
  };
}

export function clipDetails({ url, thumbnail, caption, alt }: Meme): VideoItemLoose {
  return {
    thumbnail_loc: site.url + thumbnail,
    title: cut(caption),
    description: alt,
    content_loc: site.url + url,
  };
}

/** Cuts a title to the maximum, without splitting a surrogate pair. */
function cut(title: string): string {
  return title.slice(0, longestTitle).replace(/\p{Surrogate}$/u, "");
}
