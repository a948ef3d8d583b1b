/** The types of content that `npm run new` creates: their questions, which also are its flags, and their files. */
import type { z } from "zod";
import { toSlug } from "#app/content/slugs.server.ts";
import { parseTimestamp } from "#app/lib/timestamps.ts";
import type { ExistingContent } from "./existing-content.ts";

/** Answers by flag. Undefined if the flag is missing, "" if it is empty. */
export type Answers = Readonly<Record<string, string>>;

export type Question = {
  flag: string;
  asks: string;
  /** The flag's value in the help: 'MINUTES'. */
  takes?: string;
  isOptional?: boolean;
  /** The flag is a file name, or - for standard input. The answer is the file's text. */
  isFile?: boolean;
  choices?: readonly string[];
  /** A flag without a value: the answer is "yes" or absent. */
  isSwitch?: boolean;
  /** Returns true if a terminal should ask for a switch. */
  isAsked?: (answers: Answers, existing: ExistingContent) => boolean;
  /** The default answer. */
  suggest?: (answers: Answers, existing: ExistingContent) => string | undefined;
  /** Returns the end of a sentence about an unusable answer: 'must be one line'. Never called for an empty answer. */
  refuse?: (answer: string, existing: ExistingContent, answers: Answers) => string | undefined;
};

export type NewFile = { path: string; content: string };

/** A line of output. Falsy lines are skipped. */
type Line = string | false | undefined;

export type Kind = {
  name: string;
  questions: readonly Question[];
  /** `next` lists the author's next steps. */
  make: (answers: Answers, existing: ExistingContent) => Promise<{ files: NewFile[]; notes: Line[]; next: Line[] }>;
};

/** Refuses answers that a field's schema refuses. */
export function bySchema(schema: z.ZodType) {
  return (answer: unknown) => {
    const message = schema.safeParse(answer).error?.issues[0]?.message;
    return message?.replace(/^(Too|Invalid)/, (word) => `is ${word.toLowerCase()}`);
  };
}

export function optional(flag: string, asks: string, schema: z.ZodType, takes = "TEXT"): Question {
  return { flag, asks, takes, isOptional: true, refuse: bySchema(schema) };
}

/** Asks for an episode and suggests the newest one. */
export function whichEpisode(asks: string): Question {
  return {
    flag: "episode",
    asks,
    takes: "NUMBER",
    suggest: (_answers, { episodes }) => String(episodes.toSorted((a, b) => b.number - a.number)[0]?.number ?? ""),
    refuse: (answer, existing) =>
      findMeant(answer, existing) ? undefined : "matches no episode; give the number or slug of one in data/episodes",
  };
}

export type Folder = "episodes" | "guests" | "quizzes";

function namesIn(folder: Folder, existing: ExistingContent): string[] {
  return existing[folder].map((content) => ("slug" in content ? content.slug : content.id));
}

/** Asks for the slug, which also is the file's name. */
export function whichAddress(folder: Folder, schema: z.ZodType, suggest: Question["suggest"]): Question {
  return {
    flag: folder === "episodes" ? "slug" : "id",
    asks: "Last part of the page's URL",
    takes: "NAME",
    suggest,
    refuse: (answer, existing) =>
      namesIn(folder, existing).includes(answer)
        ? `is taken by data/${folder}/${answer}.ts; choose another`
        : bySchema(schema)(answer),
  };
}

/** Creates a slug from a name in any script. */
export function slugOf(name: string): string {
  return toSlug(name.replace(/\s*\(.*\)|#(?=\d)/g, ""));
}

/** Returns the first of 'x', 'x-27', 'x-27-2' … that is not a file in the folder. */
export function freeName(name: string, addition: string, folder: Folder, existing: ExistingContent): string {
  const others = namesIn(folder, existing);
  const longer = `${name}-${addition}`;
  let free = others.includes(name) ? longer : name;
  for (let count = 2; others.includes(free); count += 1) free = `${longer}-${count}`;
  return free;
}

export function splitList(answer: string): string[] {
  return answer
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Converts a day to its noon in UTC, which is the same day in Tbilisi. Keeps instants. */
export function instantOf(answer: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(answer) ? `${answer}T12:00:00Z` : answer;
}

/** Returns the minutes of '95', '1:58:00' or '1h58m', rounded up. Undefined for any other text. */
export function minutesOf(answer: string): number | undefined {
  const seconds = parseTimestamp(answer);
  if (seconds !== undefined) return Math.ceil(seconds / 60) || undefined;
  const [, hours = 0, minutes = 0] = /^(?:(\d{1,2}) ?h)? ?(?:(\d{1,4}) ?(?:m|min)?)?$/.exec(answer) ?? [];
  return Number(hours) * 60 + Number(minutes) || undefined;
}

/** Finds an episode by '27', '#27' or 'irakli-gabisonia'. */
export function findMeant(answer: string, { episodes }: ExistingContent) {
  const meant = answer.replace(/^#/, "");
  return episodes.find(({ number, slug }) => String(number) === meant || slug === meant);
}
