/** What `npm run new` can make: the questions of each kind, which are its flags as well, and what comes of the answers. */
import type { z } from "zod";
import { topicSlug } from "#app/content/topics.ts";
import { parseTimestamp } from "#app/lib/timestamps.ts";
import type { ExistingContent } from "./existing-content.ts";

/** By flag. A flag that was left out is not there; one that was given empty is "". */
export type Answers = Readonly<Record<string, string>>;

export type Question = {
  flag: string;
  asks: string;
  /** What the flag takes, for the help: 'MINUTES'. */
  takes?: string;
  /** An empty answer is one. */
  isOptional?: boolean;
  /** The flag names a file, or is - for the standard input; the answer is what stands there. */
  isFile?: boolean;
  choices?: readonly string[];
  /** A flag without a value: the answer is "yes", or there is none. */
  isSwitch?: boolean;
  /** Not asked then: only who gives the flag wants it. */
  isQuiet?: (answers: Answers, existing: ExistingContent) => boolean;
  /** The answer that is meant where none is given. */
  suggest?: (answers: Answers, existing: ExistingContent) => string | undefined;
  /** What is wrong with an answer that is not empty, as the end of a sentence about it: 'must be one line'. */
  refuse?: (answer: string, existing: ExistingContent, answers: Answers) => string | undefined;
};

/** A file to be written: new, or a list that is there and gets longer. */
export type NewFile = { path: string; content: string | Uint8Array; isLonger?: boolean };

/** A line for the author, or none. */
type Line = string | false | undefined;

export type Kind = {
  name: string;
  questions: readonly Question[];
  /** `notes` are what the author should know, `next` what to do next. */
  make: (answers: Answers, existing: ExistingContent) => Promise<{ files: NewFile[]; notes: Line[]; next: Line[] }>;
};

/** A question whose answer a field of a schema must take. */
export function bySchema(schema: z.ZodType) {
  return (answer: unknown) => {
    const message = schema.safeParse(answer).error?.issues[0]?.message;
    return message?.replace(/^(Too|Invalid)/, (word) => `is ${word.toLowerCase()}`);
  };
}

/** A question that may stay without an answer. */
export function optional(flag: string, asks: string, schema: z.ZodType, takes = "TEXT"): Question {
  return { flag, asks, takes, isOptional: true, refuse: bySchema(schema) };
}

/** The question which episode is meant; where nobody says it, the newest one. */
export function whichEpisode(asks: string): Question {
  return {
    flag: "episode",
    asks,
    takes: "NUMBER",
    suggest: (_answers, { episodes }) => String(episodes.toSorted((a, b) => b.number - a.number)[0]?.number ?? ""),
    refuse: (answer, existing) =>
      findMeant(answer, existing) ? undefined : "names no episode: give the number or the slug of one in data/episodes",
  };
}

export type Folder = "episodes" | "guests" | "quizzes" | "events";

/** The names of the files that are in a folder of data/. */
function namesIn(folder: Folder, existing: ExistingContent): string[] {
  return existing[folder].map((content) => ("slug" in content ? content.slug : content.id));
}

/** The question for the last part of a page's address, the file's name; `advice` goes on after the sentence that it is taken. */
export function whichAddress(folder: Folder, schema: z.ZodType, suggest: Question["suggest"], advice = ""): Question {
  return {
    flag: folder === "episodes" ? "slug" : "id",
    asks: "The last part of the page's address",
    takes: "NAME",
    suggest,
    refuse: (answer, existing) =>
      namesIn(folder, existing).includes(answer)
        ? `is taken: data/${folder}/${answer}.ts is there already${advice}`
        : bySchema(schema)(answer),
  };
}

/** The last part of an address, made of a name in either script. */
export function slugOf(name: string): string {
  return topicSlug(name.replace(/\s*\(.*\)|#(?=\d)/g, ""));
}

/** A name that no file in data/ has yet: 'x', 'x-27', 'x-27-2' … */
export function freeName(name: string, addition: string, folder: Folder, existing: ExistingContent): string {
  const others = namesIn(folder, existing);
  const longer = `${name}-${addition}`;
  let free = others.includes(name) ? longer : name;
  for (let count = 2; others.includes(free); count += 1) free = `${longer}-${count}`;
  return free;
}

/** A list that was written with commas. */
export function splitList(answer: string): string[] {
  return answer
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** The instant of an answer: a day is its noon in UTC, which is the same day in Tbilisi. */
export function instantOf(answer: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(answer) ? `${answer}T12:00:00Z` : answer;
}

/** Minutes, begun ones whole, of '95', '1:58:00' or '1h58m'; undefined for anything else. */
export function minutesOf(answer: string): number | undefined {
  const seconds = parseTimestamp(answer);
  if (seconds !== undefined) return Math.ceil(seconds / 60) || undefined;
  const [, hours = 0, minutes = 0] = /^(?:(\d{1,2}) ?h)? ?(?:(\d{1,4}) ?(?:m|min)?)?$/.exec(answer) ?? [];
  return Number(hours) * 60 + Number(minutes) || undefined;
}

/** The episode that is meant by its number, slug or label ('27', '#27', 'irakli-gabisonia'). */
export function findMeant(answer: string, { episodes }: ExistingContent) {
  const meant = answer.replace(/^#/, "");
  return episodes.find(({ number, slug }) => String(number) === meant || slug === meant);
}
