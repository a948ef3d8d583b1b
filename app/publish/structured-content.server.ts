import type { Event, ImageGallery, ItemList, Quiz } from "schema-dts";

import { type EventSummary, findEvent } from "#app/content/events.server.ts";
import type { Gallery, Meme } from "#app/content/galleries.ts";
import { findGameJam, type GameJam } from "#app/content/game-jam.server.ts";
import { categoryLabels } from "#app/content/quiz-categories.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { findTimeline } from "#app/content/timeline.server.ts";
import { formatIso } from "#app/lib/georgian-dates.ts";
import { site } from "#app/site.ts";

import { drawnPicture } from "./page-meta.ts";
import { graphOf, ids, minutes, organization, type Step } from "./structured-data.server.ts";

const sections = {
  events: { name: "Events", path: "/events" },
  quizzes: { name: "Quizzes", path: "/quizzes" },
} as const satisfies Record<string, Step>;

/** An event; the game jam's with the address and the number of places that the jam's page tells. */
export function eventGraph(event: EventSummary) {
  const { id, title } = event;
  const jam = findGameJam();
  const thing = eventThing(event, jam.eventId === id ? jam : undefined);
  return graphOf([sections.events, { name: title, path: `/events/${id}` }], [thing, organization()]);
}

/** The game jam's own page is about the same event. */
export function gameJamGraph(jam: GameJam) {
  const event = findEvent(jam.eventId);
  const things = event ? [eventThing(event, jam), organization()] : [];
  return graphOf([{ name: jam.title, path: "/gamejam-2025" }], things);
}

/** The sheet of all topics and sessions: the sessions as a list, in the order of the show. */
export function topicsGraph() {
  const sessions: ItemList = {
    "@type": "ItemList",
    "@id": `${site.url}/topics#sessions`,
    itemListElement: findTimeline().sessions.map(({ slug }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: `${site.url}/episodes/${slug}`,
    })),
  };
  return graphOf([{ name: "Topics", path: "/topics" }], [sessions]);
}

/** A quiz without its questions and answers: those are fetched when it is taken. */
export function quizGraph({ id, title, description, categories, difficulty, estimatedTime, episodeLink }: QuizSummary) {
  const path = `/quizzes/${id}`;
  const quiz: Quiz = {
    "@type": "Quiz",
    "@id": `${site.url}${path}#quiz`,
    name: title,
    url: site.url + path,
    description,
    inLanguage: "ka",
    image: site.url + drawnPicture(path).path,
    educationalLevel: difficulty,
    timeRequired: minutes(estimatedTime),
    about: categories
      .filter((category) => category !== "episode")
      .map((category) => ({ "@type": "Thing", name: categoryLabels[category] })),
    isBasedOn: episodeLink && new URL(episodeLink, site.url).href,
    publisher: organization(),
  };
  return graphOf([sections.quizzes, { name: title, path }], [quiz]);
}

/** A gallery with the pictures that its page shows; clips have no date and no still of their own that search engines could be told. */
export function galleryGraph(page: Gallery & { description: string; within?: Step }, memes: readonly Meme[]) {
  const { title, path, description, within } = page;
  const gallery: ImageGallery = {
    "@type": "ImageGallery",
    "@id": `${site.url}${path}#gallery`,
    name: title,
    url: site.url + path,
    description,
    inLanguage: "ka",
    associatedMedia: memes
      .filter(({ type }) => type === "image")
      .map(({ url, caption }) => ({ "@type": "ImageObject", contentUrl: site.url + url, caption })),
  };
  return graphOf([...(within ? [within] : []), { name: title, path }], [gallery]);
}

function eventThing(
  { id, title, shortDescription, location, type, start, end, picture }: EventSummary,
  jam?: GameJam,
): Event {
  const url = `${site.url}/events/${id}`;
  return {
    "@type": "Event",
    "@id": `${url}#event`,
    name: title,
    url,
    description: shortDescription,
    startDate: formatIso(start),
    endDate: formatIso(end),
    image: site.url + picture.path,
    inLanguage: "ka",
    eventAttendanceMode: `https://schema.org/${type === "Livestream" ? "Online" : "Offline"}EventAttendanceMode`,
    location: {
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
