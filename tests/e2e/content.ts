import { readdirSync } from "node:fs";
import { withoutFuture } from "#app/content/without-future.server.ts";
import type { EpisodeInput, GuestInput, QuizInput } from "../../app/content/schemas.server.ts";
import jam from "../../data/game-jam-2025.ts";

const published = withoutFuture(
  {
    episodes: await readAll<EpisodeInput>("episodes"),
    quizzes: await readAll<QuizInput>("quizzes"),
    guests: await readAll<GuestInput>("guests"),
  },
  new Date().toISOString(),
);

/** The published content of data/. Tests take counts and names from here, so that new content breaks no test. */
export const episodes = published.episodes.toSorted((a, b) => b.date.localeCompare(a.date));
export const guests = published.guests.toSorted((a, b) => a.order - b.order);
export const { quizzes } = published;
export const quizCount = quizzes.length;
export { jam };

/** Number of chapters: lines of an episode's notes that start with a time. */
export function countChapters({ fullDescription }: EpisodeInput): number {
  return fullDescription.match(/^(\d+:)?\d+:\d\d /gm)?.length ?? 0;
}

async function readAll<Entry>(folder: string): Promise<Entry[]> {
  const modules = readdirSync(`data/${folder}`).map((file) => import(`../../data/${folder}/${file}`));
  return (await Promise.all(modules)).map((module: { default: Entry }) => module.default);
}
