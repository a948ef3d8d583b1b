import { readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { empty } from "#app/content/drafts.server.ts";
import type { EpisodeInput, EventInput, GuestInput, HostInput, QuizInput } from "#app/content/schemas.server.ts";
import { countEach } from "#app/lib/words.ts";
import { Mistake } from "./ask.ts";

/** The content that is there already. */
export type ExistingContent = Awaited<ReturnType<typeof readExistingContent>>;

/** Reads data/ as it lies there, as Node alone does. */
export async function readExistingContent() {
  const [episodes, guests, quizzes, events, hosts] = await Promise.all([
    readFolder<EpisodeInput>("episodes"),
    readFolder<GuestInput>("guests"),
    readFolder<QuizInput>("quizzes"),
    readFolder<EventInput>("events"),
    readFile<HostInput[]>("data/hosts.ts"),
  ]);
  /** Every tag of an episode, the most frequent first. */
  const tags = countEach(episodes.flatMap((episode) => episode.tags ?? [])).map(([tag]) => tag);
  return { episodes, guests, quizzes, events, hosts, tags };
}

async function readFolder<Content>(folder: keyof typeof empty): Promise<Content[]> {
  const files = readdirSync(`data/${folder}`).filter((name) => /^[^.].*\.ts$/.test(name));
  return Promise.all(
    files.map(async (name) => ({
      ...empty[folder](basename(name, ".ts")),
      ...(await readFile<Content>(`data/${folder}/${name}`)),
    })),
  );
}

async function readFile<Content>(file: string): Promise<Content> {
  try {
    const module: { default: Content } = await import(pathToFileURL(resolve(file)).href);
    return module.default;
  } catch (error) {
    throw new Mistake(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
