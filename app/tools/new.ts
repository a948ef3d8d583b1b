/**
 * `npm run new`: writes an episode's file from its video's description. Asks what the flags do not answer. Never
 * overwrites a file.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { text as readPipe } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { z } from "zod";
import { numberInTitle } from "#app/content/episode-texts.server.ts";
import { type EpisodeInput, episodeSchema } from "#app/content/schemas.server.ts";
import { toSlug } from "#app/content/slugs.server.ts";
import { tbilisiDay } from "#app/lib/tbilisi-calendar.ts";
import { countOf } from "#app/lib/text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { youtubeIdOf } from "#app/lib/youtube.ts";
import { readDescription } from "./read-description.ts";

/** By flag. */
type Answers = Record<string, string | undefined>;

type Question = {
  asks: string;
  suggest?: (answers: Answers) => string;
  /** Returns why an answer is unusable, like "must be one line". */
  refuse: (answer: string) => string | undefined;
};

const { shape } = episodeSchema;
const imports = globSync("data/episodes/*.ts").map((file) => import(pathToFileURL(resolve(file)).href));
const episodes = (await Promise.all(imports)).map((module: { default: EpisodeInput }) => module.default);

/** The questions by flag, in the order in which `npm run new` asks them. */
const questions: Readonly<Record<string, Question>> = {
  video: {
    asks: "URL of the video on YouTube",
    refuse: (answer) => {
      const id = youtubeIdOf(answer);
      if (!id) return "must be the URL of a YouTube video, like https://youtu.be/tI-vWehbH-8";
      return usedBy(({ youtubeId }) => youtubeId === id);
    },
  },
  title: {
    asks: "Title, as on YouTube",
    refuse: (answer) => bySchema(shape.title, answer) ?? usedBy(({ number }) => number === numberInTitle(answer)),
  },
  guest: {
    asks: "Guest, in Latin letters; empty for none",
    refuse: (answer) => bySchema(shape.guest, answer),
  },
  date: {
    asks: "Day of publication",
    suggest: () => tbilisiDay(new Date().toISOString()),
    refuse: (answer) =>
      bySchema(shape.date, instantOf(answer)) && "must be a day like 2026-11-20, at most a year ahead",
  },
  duration: {
    asks: "Duration in minutes",
    refuse: (answer) => bySchema(shape.duration, Number(answer)) && "must be a number of minutes",
  },
  slug: {
    asks: "Last part of the page's URL",
    suggest: ({ guest, title = "" }) => {
      const slug = toSlug(guest || title.replace(/^.*#\d+/, ""));
      return existsSync(fileOf(slug)) ? `${slug}-${numberOf(title)}` : slug;
    },
    refuse: (answer) => bySchema(shape.slug, answer) ?? usedBy(({ slug }) => slug === answer),
  },
};

try {
  await run();
} catch (error) {
  console.error(
    `${error instanceof Error ? error.message : String(error)}\nNothing was written. data/README.md shows the flags.`,
  );
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const options = [...Object.keys(questions), "description"].map((flag) => [flag, { type: "string" }] as const);
  const answers = await gatherAnswers(parseArgs({ options: Object.fromEntries(options) }).values);
  const { slug = "", title = "", video = "", guest = "", date = "", duration, description = "" } = answers;
  const others = { tags: episodes.flatMap(({ tags }) => tags), links: episodes.flatMap(({ links = [] }) => links) };
  const { chapters, links, tags, text, unread } = readDescription(description, others);
  // The first paragraph is for cards and search results, unless it is too long.
  const [first = "", ...rest] = text.split("\n\n");
  const isShort = bySchema(shape.description, first.replaceAll("\n", " ")) === undefined;
  const list = chapters.map(({ seconds, label }) => `${formatTimestamp(seconds)} ${label}`).join("\n");
  const id = youtubeIdOf(video) ?? "";
  const source = sourceOf({
    id,
    number: numberOf(title),
    title,
    description: isShort ? first.replaceAll("\n", " ") : "",
    date: instantOf(date),
    duration: Number(duration),
    tags,
    slug,
    youtubeId: id,
    guest,
    links,
    fullDescription: [...(isShort ? rest : [text]), list].filter(Boolean).join("\n\n"),
  });
  writeFileSync(fileOf(slug), source, { flag: "wx" });
  execFileSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", fileOf(slug)]);
  const counts = [countOf(chapters.length, "chapter"), countOf(links.length, "link"), countOf(tags.length, "tag")];
  console.log(`  ✓ ${fileOf(slug)}: ${counts.join(", ")}`);
  console.log(`    npm run check lists what is missing. npm run dev shows /episodes/${slug}`);
  if (unread > 0) console.log(`    Lines of text that look like chapters: ${unread}. Write chapters as m:ss label.`);
}

/** Takes answers from the flags, and asks for the others. Rejects if a flag is unusable or the input ends. */
async function gatherAnswers(flags: Answers): Promise<Answers> {
  const isPiped = flags.description === "-";
  const terminal = isPiped ? undefined : createInterface({ input: process.stdin, output: process.stdout });
  terminal?.on("SIGINT", () => process.exit(130));
  const lines = terminal?.[Symbol.asyncIterator]();
  const answers: Answers = {};
  for (const [flag, { asks, suggest, refuse }] of Object.entries(questions)) {
    const suggestion = suggest?.(answers) ?? "";
    while (answers[flag] === undefined) {
      terminal?.setPrompt(`${asks}${suggestion && ` (${suggestion})`}: `);
      if (flags[flag] === undefined) terminal?.prompt();
      const line = flags[flag] ?? (await lines?.next())?.value;
      if (line === undefined) throw new Error(`Missing: --${flag}`);
      const answer = line.trim() || suggestion;
      const reason = refuse(answer);
      if (!reason) answers[flag] = answer;
      else if (flag in flags) throw new Error(`--${flag} "${answer}" ${reason}`);
      else console.log(`  "${answer}" ${reason}`);
    }
  }
  // The description is last, so that no line of it can answer a question.
  if (isPiped) answers.description = await readPipe(process.stdin);
  else answers.description = flags.description === undefined ? "" : readFileSync(flags.description, "utf8");
  if (flags.description === undefined) {
    console.log("Paste the video's description from YouTube. End it with a line that holds only a dot.");
    for await (const line of lines ?? []) {
      if (line.trim() === ".") break;
      answers.description += `${line}\n`;
    }
  }
  terminal?.close();
  return answers;
}

function fileOf(slug: string): string {
  return `data/episodes/${slug}.ts`;
}

function usedBy(isSame: (episode: EpisodeInput) => boolean): string | undefined {
  const same = episodes.find(isSame);
  return same && `is already used by ${fileOf(same.slug)}`;
}

function bySchema(schema: z.ZodType, answer: unknown): string | undefined {
  return schema.safeParse(answer).error?.issues[0]?.message;
}

/** The number in the title, or else the next one. */
function numberOf(title: string): number {
  return numberInTitle(title) ?? Math.max(0, ...episodes.map(({ number }) => number)) + 1;
}

/** A day's noon in UTC is the same day in Tbilisi. */
function instantOf(day: string): string {
  return `${day}T12:00:00Z`;
}

function sourceOf({ fullDescription, ...facts }: EpisodeInput): string {
  const notes = fullDescription.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`);
  return `import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
${JSON.stringify(facts, undefined, 2).slice(1, -1)}, fullDescription: \`${notes}\`,
} satisfies EpisodeInput;
`;
}
