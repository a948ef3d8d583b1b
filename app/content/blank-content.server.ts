import type * as schemas from "./schemas.server.ts";

const today = () => `${new Date().toISOString().slice(0, 10)}T12:00:00Z`;

/**
 * Empty content. Its fields are in the order of content files. `npm run new` starts from it, and drafts take the fields
 * that they lack from it.
 */
export const blankContent = {
  episodes: (slug: string): schemas.EpisodeInput => ({
    id: "",
    number: 0,
    title: slug,
    description: "",
    date: today(),
    duration: 1,
    tags: [],
    slug,
    youtubeId: "",
    guest: "",
    links: [],
    fullDescription: "",
  }),
  quizzes: (id: string): schemas.QuizInput => ({
    id,
    title: id,
    description: "",
    categories: ["general"],
    difficulty: "medium",
    estimatedTime: 1,
    questions: [],
  }),
  guests: (id: string): schemas.GuestInput => ({
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
  }),
  events: (id: string): schemas.EventInput => ({
    id,
    title: id,
    shortDescription: "",
    fullDescription: "",
    date: today(),
    durationHours: 1,
    location: "",
    type: "Meetup",
    image: "",
    featured: false,
    links: {},
  }),
};
