import type { Event, Organization, Person, PodcastSeries, Thing, VideoObject } from "schema-dts";
import type { Episode } from "#app/content/episodes.server.ts";
import { type EventSummary, findEvent } from "#app/content/events.server.ts";
import { gameJam } from "#app/content/game-jam.server.ts";
import type { Guest } from "#app/content/guests.server.ts";
import { presenters } from "#app/content/presenters.server.ts";
import { formatIso } from "#app/lib/tbilisi-calendar.ts";
import { playerUrl, watchUrl } from "#app/lib/youtube.ts";
import { listeningLinks, site, siteDescription, socialLinks } from "#app/site.ts";
import { drawnPicture, type PageMeta, type StructuredData } from "./page-meta.ts";

/** A breadcrumb. The last one is the page itself. */
type Step = { name: string; path: string };

/** Fixed ids of things that several pages mention, so that search engines identify them. */
const ids = {
  organization: `${site.url}/#organization`,
  podcast: `${site.url}/#podcast`,
};

const organization: Organization = {
  "@type": "Organization",
  "@id": ids.organization,
  name: site.name,
  url: `${site.url}/`,
  logo: `${site.url}/favicon.svg`,
  sameAs: socialLinks.map(({ url }) => url),
};

/** A short reference to the podcast. */
const podcast: PodcastSeries = { "@type": "PodcastSeries", "@id": ids.podcast, name: site.name, url: `${site.url}/` };

/** Returns one graph of the given things and the page's breadcrumbs. JSON omits undefined fields. */
export function graphOf(trail: readonly Step[], things: readonly Thing[] = []): StructuredData {
  const steps = [{ name: site.name, path: "/" }, ...trail];
  const breadcrumbs: Thing = {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: { "@type": "WebPage", "@id": site.url + path },
    })),
  };
  const graph = trail.length > 0 ? [...things, breadcrumbs] : things;
  return JSON.parse(JSON.stringify({ "@context": "https://schema.org", "@graph": graph }));
}

/** Adds breadcrumbs to the metadata of a section's page. */
export function sectionPage(page: PageMeta & { title: string }) {
  return { ...page, graph: graphOf([{ name: page.title, path: page.path }]) };
}

/** Returns the landing page's graph: the site, the organization and the podcast. */
export function siteGraph(): StructuredData {
  const website: Thing = {
    "@type": "WebSite",
    ...aboutOf("/", "website", site.name, siteDescription),
    inLanguage: "ka",
    publisher: { "@id": ids.organization },
  };
  const wholePodcast: Thing = {
    ...podcast,
    description: siteDescription,
    inLanguage: "ka",
    image: site.url + drawnPicture("/").path,
    webFeed: `${site.url}/feed.xml`,
    publisher: { "@id": ids.organization },
    actor: presenters.map(({ name, linkedin }) => ({ "@type": "Person", name, sameAs: linkedin })),
    // Excludes `links.amazonMusic`, because a short link is not a page of the podcast.
    sameAs: listeningLinks.map(({ url }) => url),
  };
  return graphOf([], [website, organization, wholePodcast]);
}

/** Returns an episode with its video, whose clips are the chapters. Prefers the guest's name on the guest's page. */
export function episodeGraph(episode: Episode, guestPage?: Pick<Guest, "id" | "name">) {
  const { title, description, slug, number, date, duration, tags, guest, youtubeId, chapters } = episode;
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
    hasPart: chapters.map(({ seconds, label }, index) => ({
      "@type": "Clip",
      name: label,
      startOffset: seconds,
      // The last chapter ends with the video.
      endOffset: chapters[index + 1]?.seconds ?? duration * 60,
      url: `${url}?t=${seconds}`,
    })),
  };
  const person: Person = { "@type": "Person", name: guest, ...(guestPage && knownPerson(guestPage)) };
  const thing: Thing = {
    "@type": "PodcastEpisode",
    ...aboutOf(path, "episode", title, description),
    episodeNumber: number,
    datePublished: date,
    duration: minutes(duration),
    inLanguage: "ka",
    image: picture,
    keywords: tags,
    partOfSeries: podcast,
    video: { "@id": `${url}#video` },
    contributor: guest ? person : undefined,
  };
  return graphOf(
    [
      { name: "Episodes", path: "/episodes" },
      { name: title, path },
    ],
    [thing, video],
  );
}

/** Returns a guest and the episode they appear in. */
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
  return graphOf(
    [
      { name: "Guests", path: "/guests" },
      { name, path: `/guests/${id}` },
    ],
    [person],
  );
}

function knownPerson({ id, name }: Pick<Guest, "id" | "name">) {
  const url = `${site.url}/guests/${id}`;
  return { "@id": `${url}#person`, name, url };
}

export function eventGraph(event: EventSummary) {
  const { id, title } = event;
  return graphOf(
    [
      { name: "Events", path: "/events" },
      { name: title, path: `/events/${id}` },
    ],
    [eventThing(event), organization],
  );
}

/** Returns the graph of the game jam's page, which describes the jam's event. */
export function gameJamGraph() {
  const event = findEvent(gameJam.eventId);
  const things = event ? [eventThing(event), organization] : [];
  return graphOf([{ name: gameJam.title, path: "/gamejam-2025" }], things);
}

/** Returns an event. For the game jam's event, adds the address and capacity from the jam's page. */
function eventThing(event: EventSummary): Event {
  const { id, title, shortDescription, location, type, start, end, picture, cancelled } = event;
  const jam = gameJam.eventId === id ? gameJam : undefined;
  const about = aboutOf(`/events/${id}`, "event", title, shortDescription);
  const isOnline = type === "Livestream";
  return {
    "@type": "Event",
    ...about,
    startDate: formatIso(start),
    endDate: formatIso(end),
    eventStatus: `https://schema.org/Event${cancelled ? "Cancelled" : "Scheduled"}`,
    image: site.url + picture.path,
    inLanguage: "ka",
    eventAttendanceMode: `https://schema.org/${isOnline ? "Online" : "Offline"}EventAttendanceMode`,
    location: isOnline
      ? { "@type": "VirtualLocation", name: location, url: about.url }
      : {
          "@type": "Place",
          name: jam?.location.name ?? location,
          address: jam?.location.address ?? location,
          latitude: jam?.location.latitude,
          longitude: jam?.location.longitude,
        },
    maximumAttendeeCapacity: jam?.registration.maxParticipants,
    organizer: { "@id": ids.organization },
  };
}

/** Returns the common fields of a page's main thing. `kind` distinguishes it from the page itself. */
function aboutOf(path: string, kind: string, name: string, description: string) {
  const url = site.url + path;
  return { "@id": `${url}#${kind}`, name, url, description };
}

/** Formats minutes as an ISO 8601 duration. */
function minutes(count: number): string {
  return `PT${count}M`;
}
