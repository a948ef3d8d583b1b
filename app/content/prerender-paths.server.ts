import { listEpisodes } from "./episodes.server.ts";
import { listEvents } from "./events.server.ts";
import { listGuests } from "./guests.server.ts";
import { listQuizzes } from "./quizzes.server.ts";

/** Every address that becomes a file at build time: the pages without parameters, and one for each piece of content. */
export function prerenderPaths({ getStaticPaths }: { getStaticPaths: () => string[] }): string[] {
  return [
    ...getStaticPaths(),
    ...listEpisodes().flatMap(({ slug }) => [`/episodes/${slug}`, `/episodes/${slug}.png`]),
    ...listGuests().map(({ id }) => `/guests/${id}`),
    ...listEvents().flatMap(({ id }) => [`/events/${id}`, `/events/${id}.ics`]),
    ...listQuizzes().map(({ id }) => `/quizzes/${id}.json`),
  ];
}
