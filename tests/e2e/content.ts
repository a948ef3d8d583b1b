import { readdirSync } from "node:fs";

import type { EpisodeInput, GuestInput } from "../../app/content/schemas.server.ts";
import jam from "../../data/game-jam-2025.ts";
import products from "../../data/products.ts";

/** What data/ holds: tests take counts and names from here, so that one more of anything breaks none of them. */
export const episodes = (await readAll<EpisodeInput>("episodes")).toSorted((a, b) => b.date.localeCompare(a.date));
export const guests = (await readAll<GuestInput>("guests")).toSorted((a, b) => a.order - b.order);
export const quizCount = readdirSync("data/quizzes").length;
export { jam, products };

/** How many lines of an episode's notes are chapters: they begin with their time. */
export function countChapters({ fullDescription }: EpisodeInput): number {
  return fullDescription.match(/^(\d+:)?\d+:\d\d /gm)?.length ?? 0;
}

async function readAll<Entry>(folder: string): Promise<Entry[]> {
  const modules = readdirSync(`data/${folder}`).map((file) => import(`../../data/${folder}/${file}`));
  return (await Promise.all(modules)).map((module: { default: Entry }) => module.default);
}
