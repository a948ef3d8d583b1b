/** What `npm run new` can make: the questions of each kind, which are its flags as well, and what comes of the answers. */
import type { z } from "zod";

import { topicSlug } from "#app/content/topic-path.ts";
import { parseTimestamp } from "#app/lib/timestamps.ts";

import type { ExistingContent } from "./existing-content.ts";
import type { NewFile } from "./write-files.ts";

/** By flag. A flag that was left out is not there; one that was given empty is "". */
export type Answers = Readonly<Record<string, string>>;

export type Question = {
  flag: string;
  asks: string;
  /** What the flag takes, for the help: 'MINUTES'. */
  takes: string;
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

export type Made = {
  files: NewFile[];
  /** What the author should know, a line each. */
  notes: string[];
  /** What to do next, a line each. */
  next: string[];
};

export type Kind = {
  name: string;
  questions: readonly Question[];
  make: (answers: Answers, existing: ExistingContent) => Promise<Made>;
};

/** A question whose answer a field of a schema must take. */
export function bySchema(schema: z.ZodType) {
  return (answer: unknown) => {
    const message = schema.safeParse(answer).error?.issues[0]?.message;
    return message?.replace(/^(Too|Invalid)/, (word) => `is ${word.toLowerCase()}`);
  };
}

/** The last part of an address, made of a name in either script. */
export function slugOf(name: string): string {
  return topicSlug(name.replace(/\s*\(.*\)/, ""));
}

/** A name that is not among others yet: 'x', 'x-27', 'x-27-2' … */
export function freeName(name: string, addition: string, others: readonly string[]): string {
  if (!others.includes(name)) return name;
  const longer = `${name}-${addition}`;
  for (let count = 2; ; count += 1) {
    const candidate = count === 2 ? longer : `${longer}-${count - 1}`;
    if (!others.includes(candidate)) return candidate;
  }
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

export const episodeIsThere = (answer: string, existing: ExistingContent) =>
  findMeant(answer, existing) ? undefined : "names no episode: give the number or the slug of one in data/episodes";
