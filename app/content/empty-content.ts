/**
 * Content with nothing in it, in the order in which content files say it: what `npm run new` begins with, and what stands
 * in for the fields that a draft does not have yet.
 */
import type { EpisodeInput, EventInput, GuestInput, QuizInput } from "./schemas.server.ts";

/** What a draft shows of a day that it does not know yet. */
const someDay = () => `${new Date().toISOString().slice(0, 10)}T12:00:00Z`;

export function emptyEpisode(slug: string): EpisodeInput {
  return {
    id: "",
    number: 0,
    title: slug,
    description: "",
    date: someDay(),
    duration: 1,
    tags: [],
    slug,
    youtubeId: "",
    guest: "",
    links: [],
    fullDescription: "",
  };
}

export function emptyQuiz(id: string): QuizInput {
  return {
    id,
    title: id,
    description: "",
    categories: ["general"],
    difficulty: "medium",
    estimatedTime: 1,
    questions: [],
  };
}

export function emptyGuest(id: string): GuestInput {
  return {
    id,
    order: 1,
    name: id,
    bio: "",
    description: "",
    episode: "",
    tags: [],
    tagline: "",
    youtubeUrl: "",
    links: [],
  };
}

export function emptyEvent(id: string): EventInput {
  return {
    id,
    title: id,
    shortDescription: "",
    fullDescription: "",
    date: someDay(),
    durationHours: 1,
    location: "",
    type: "Meetup",
    image: "",
    featured: false,
    links: {},
  };
}
