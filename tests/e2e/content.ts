import { readdirSync } from "node:fs";
import { whyLeftOut } from "#app/content/drafts.server.ts";
import { resolveEpisode } from "#app/content/guest-names.server.ts";
import type { EpisodeInput, GuestInput, QuizInput } from "../../app/content/schemas.server.ts";
import jam from "../../data/game-jam-2025.ts";

const now = new Date().toISOString();
const all = await readAll<EpisodeInput>("episodes");

/**
 * The published content of data/. Tests take counts and names from here, so that new content and drafts break no test.
 */
export const episodes = all.filter((one) => !whyLeftOut(one, now)).toSorted((a, b) => b.date.localeCompare(a.date));
const hidden = all.filter((one) => !episodes.includes(one));
export const guests = (await readAll<GuestInput>("guests"))
  .filter(({ draft, episode }) => !draft && !resolveEpisode(episode, hidden))
  .toSorted((a, b) => a.order - b.order);
export const quizzes = (await readAll<QuizInput>("quizzes")).filter(
  ({ draft, episodeLink }) => !draft && !hidden.some(({ slug }) => episodeLink === `/episodes/${slug}`),
);
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
