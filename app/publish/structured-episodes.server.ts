import type { Clip, Person, PodcastEpisode, VideoObject } from "schema-dts";

import type { Episode } from "#app/content/episodes.server.ts";
import type { Guest } from "#app/content/guests.server.ts";
import { playerUrl, watchUrl } from "#app/lib/youtube.ts";
import { site } from "#app/site.ts";

import { drawnPicture } from "./page-meta.ts";
import { graphOf, minutes, podcastReference, type Step } from "./structured-data.server.ts";

const sections = {
  episodes: { name: "Episodes", path: "/episodes" },
  guests: { name: "Guests", path: "/guests" },
} as const satisfies Record<string, Step>;

/** An episode with its video, whose clips are the chapters. The guest is called as on the guest's page, if there is one. */
export function episodeGraph(episode: Episode, guestPage?: Pick<Guest, "id" | "name">) {
  const { title, description, slug, number, date, duration, tags, guest, youtubeId } = episode;
  const path = `/episodes/${slug}`;
  const url = site.url + path;
  const picture = site.url + drawnPicture(path).path;
  const video: VideoObject = {
    "@type": "VideoObject",
    "@id": `${url}#video`,
    name: title,
    description,
    thumbnailUrl: picture,
    uploadDate: date,
    duration: minutes(duration),
    embedUrl: playerUrl(youtubeId),
    url: watchUrl(youtubeId),
    inLanguage: "ka",
    hasPart: clipsOf(episode),
  };
  const person: Person = { "@type": "Person", name: guest, ...(guestPage && knownPerson(guestPage)) };
  const thing: PodcastEpisode = {
    "@type": "PodcastEpisode",
    "@id": `${url}#episode`,
    name: title,
    url,
    description,
    episodeNumber: number,
    datePublished: date,
    duration: minutes(duration),
    inLanguage: "ka",
    image: picture,
    keywords: tags,
    partOfSeries: podcastReference(),
    video: { "@id": `${url}#video` },
    contributor: guest ? person : undefined,
  };
  return graphOf([sections.episodes, { name: title, path }], [thing, video]);
}

/** A guest and the episode they talk in. */
export function guestGraph({ id, name, title, bio, linkedin, picture, episode }: Guest) {
  const url = `${site.url}/episodes/${episode.slug}`;
  const person: Person = {
    "@type": "Person",
    ...knownPerson({ id, name }),
    jobTitle: title,
    description: bio,
    image: picture && site.url + picture,
    sameAs: linkedin,
    subjectOf: { "@type": "PodcastEpisode", "@id": `${url}#episode`, name: episode.title, url },
  };
  return graphOf([sections.guests, { name, path: `/guests/${id}` }], [person]);
}

function clipsOf({ slug, chapters, duration }: Episode): Clip[] {
  return chapters.map(({ seconds, label }, index) => ({
    "@type": "Clip",
    name: label,
    startOffset: seconds,
    // The last one ends with the video.
    endOffset: chapters[index + 1]?.seconds ?? duration * 60,
    url: `${site.url}/episodes/${slug}?t=${seconds}`,
  }));
}

function knownPerson({ id, name }: Pick<Guest, "id" | "name">) {
  const url = `${site.url}/guests/${id}`;
  return { "@id": `${url}#person`, name, url };
}
