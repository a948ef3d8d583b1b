import { readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { blankContent } from "#app/content/blank-content.server.ts";
import type { EpisodeInput, GuestInput, PresenterInput, QuizInput } from "#app/content/schemas.server.ts";
import { countEach } from "#app/lib/words.ts";
import { Mistake } from "./mistake.ts";

export type ExistingContent = Awaited<ReturnType<typeof readExistingContent>>;

/** Imports the files of data/ without Vite. */
export async function readExistingContent() {
  const [episodes, guests, quizzes, presenters] = await Promise.all([
    readFolder<EpisodeInput>("episodes"),
    readFolder<GuestInput>("guests"),
    readFolder<QuizInput>("quizzes"),
    readFile<PresenterInput[]>("data/presenters.ts"),
  ]);
  /** The tags of all episodes, most frequent first. */
  const tags = countEach(episodes.flatMap((episode) => episode.tags ?? [])).map(([tag]) => tag);
  return { episodes, guests, quizzes, presenters, tags };
}

async function readFolder<Content>(folder: keyof typeof blankContent): Promise<Content[]> {
  const files = readdirSync(`data/${folder}`).filter((name) => /^[^.].*\.ts$/.test(name));
  return Promise.all(
    files.map(async (name) => ({
      ...blankContent[folder](basename(name, ".ts")),
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
