/** Builds and measures a copy of the project with twelve times the content. */
import { cpSync, globSync, linkSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser } from "playwright";
import { youtubeIdOf } from "#app/lib/youtube.ts";
import type { EpisodeInput, GuestInput, QuizInput } from "../../app/content/schemas.server.ts";
import { measureInteractions } from "./interactions.ts";
import { timeBuild } from "./measure-build.ts";
import { serveHttp2 } from "./serve-http2.ts";
import { weighPage } from "./weigh.ts";

/** The real content and eleven generations of copies: 312 episodes, 276 guests, 816 quizzes. */
const factor = 12;

const project = ["app", "data", "public", "package.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];
const lists = ["/", "/episodes", "/guests", "/quizzes", "/memes", "/wrapped", "/quizzes/review", "/topics"];
const minuteMs = 60 * 1000;

/** Returns the report for a terminal. */
export async function measureScale(browser: Browser): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), "scale-"));
  for (const part of project) cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  const real = await timeBuild(copy);
  for (let generation = 1; generation < factor; generation += 1) await writeGeneration(copy, generation);
  const grown = await timeBuild(copy);
  const client = join(copy, "build/client");
  const { address, close } = await serveHttp2(client);
  const interactions = await measureInteractions(browser, address);
  close();
  const lines = [
    `\nbuild: ${real.toFixed(0)} s as it is, ${grown.toFixed(0)} s with ${factor} times the content`,
    ...lists.map((path) => `${path}: ${(weighPage(path, client).html / 1000).toFixed(1)} kB of HTML`),
    "to the next paint, 95th percentile, processor slowed 4×",
    ...Object.entries(interactions).map(([name, time]) => `${name}: ${Math.round(time)} ms`),
  ];
  rmSync(copy, { recursive: true });
  return lines.join("\n");
}

/** Copies every content file once, with new IDs, numbers and URLs. */
async function writeGeneration(copy: string, generation: number): Promise<void> {
  const write = (folder: string, name: string, content: object) =>
    writeFileSync(
      join(copy, `data/${folder}/${name}.ts`),
      `export default ${JSON.stringify(content, undefined, 2)};\n`,
    );
  const copyOf = new Map<string, EpisodeInput>();
  for (const item of await readFolder<EpisodeInput>("episodes")) {
    const number = generation * 100 + item.number;
    const id = `copy${String(number).padStart(7, "0")}`;
    const title = item.title.replace(/#\d+/, `#${number}`);
    const date = new Date(Date.parse("2024-10-16T00:00:00Z") - number * minuteMs).toISOString();
    const episode = { ...item, id, youtubeId: id, number, title, date, slug: `${item.slug}-${generation}` };
    copyOf.set(item.youtubeId, episode);
    write("episodes", episode.slug, episode);
  }
  for (const item of await readFolder<GuestInput>("guests")) {
    const { youtubeId = "", number = 0 } = copyOf.get(youtubeIdOf(item.youtubeUrl) ?? "") ?? {};
    const place = { order: generation * 100 + item.order, episode: `Episode #${number}` };
    const names = { id: `${item.id}-${generation}`, name: `${item.name} ${generation}` };
    write("guests", names.id, { ...item, ...names, ...place, youtubeUrl: `https://youtu.be/${youtubeId}` });
  }
  for (const item of await readFolder<QuizInput>("quizzes")) {
    const episodeLink = item.episodeLink?.replace(/^\/.*/, `$&-${generation}`);
    const names = { id: `${item.id}-${generation}`, title: `${item.title} ${generation}` };
    write("quizzes", names.id, { ...item, ...names, ...(episodeLink && { episodeLink }) });
  }
  for (const file of globSync("public/memes/*.*"))
    linkSync(join(copy, file), join(copy, file.replace(/\.\w+$/, `-${generation}$&`)));
}

async function readFolder<Content>(folder: string): Promise<Content[]> {
  const modules = globSync(`data/${folder}/*.ts`).map((file) => import(resolve(file)) as Promise<{ default: Content }>);
  return (await Promise.all(modules)).map((module) => module.default);
}
