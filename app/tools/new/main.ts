/**
 * `npm run new`: asks what flags do not answer, and writes content files. Writes all of them or none, and never
 * overwrites. Exits with 1 after a mistake, and with 130 after Ctrl+C.
 */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { select } from "@inquirer/prompts";
import type { Answers, Kind, NewFile } from "./content-kind.ts";
import { episode } from "./episode.ts";
import { readExistingContent } from "./existing-content.ts";
import { gatherAnswers } from "./gather-answers.ts";
import { guest } from "./guest.ts";
import { Mistake } from "./mistake.ts";
import { quiz } from "./quiz.ts";

/** Width of the help text, and of its column of names, in characters. */
const width = 100;
const indent = 10;

const kinds: readonly Kind[] = [episode, guest, quiz];
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isCanceled = error instanceof Error && error.name === "ExitPromptError";
  if (!isCanceled && !(error instanceof Mistake)) throw error;
  console.error(isCanceled ? "Nothing was written." : error.message);
  process.exitCode = isCanceled ? 130 : 1;
}

async function run([name, ...flags]: readonly string[]): Promise<void> {
  if ([name, ...flags].some((arg) => arg === "--help" || arg === "-h")) return console.log(helpText());
  const names = kinds.map((one) => one.name);
  const chosen = name === undefined && isTerminal ? await select({ message: "What is new?", choices: names }) : name;
  const kind = kinds.find((one) => one.name === chosen);
  if (!kind) throw new Mistake(`The first argument must be one of ${names.join(", ")}. See npm run new -- --help.`);
  const existing = await readExistingContent();
  const answers = await gatherAnswers(kind, readFlags(kind, flags), existing, isTerminal);
  const { files, notes, next } = await kind.make(answers, existing);
  writeFiles(files);
  for (const { path } of files) console.log(`  ✓ ${path}`);
  for (const line of notes) if (line) console.log(`    ${line}`);
  console.log(["Next:", ...next, "npm run check lists what is wrong or could be better."].filter(Boolean).join("\n  "));
}

function readFlags({ questions }: Kind, args: readonly string[]): Answers {
  const options = questions.map(({ flag, isSwitch }) => [flag, { type: isSwitch ? "boolean" : "string" }] as const);
  try {
    const { values } = parseArgs({ args: [...args], options: Object.fromEntries(options) });
    return Object.fromEntries(
      Object.entries(values).map(([flag, value]) => [flag, value === true ? "yes" : String(value)]),
    );
  } catch (error) {
    const reason =
      error instanceof Error ? error.message.replace(/\.(?: .*)?$/s, "").replaceAll("\n", " ") : String(error);
    throw new Mistake(`${reason}. Quote values that contain spaces; npm run new -- --help lists the flags.`);
  }
}

/** Writes all files or none. */
function writeFiles(files: readonly NewFile[]): void {
  const taken = files.find(({ path }) => existsSync(path));
  if (taken) throw new Mistake(`${taken.path} already exists. Nothing was written.`);
  try {
    for (const { path, content } of files) writeFileSync(path, content, { flag: "wx" });
  } catch (error) {
    for (const { path } of files) rmSync(path, { force: true });
    throw new Mistake(`${String(error)}. Nothing was written.`);
  }
}

/** Optional flags are in brackets. */
function helpText(): string {
  return `npm run new [-- KIND [FLAGS]]

Writes a content file. In a terminal it asks for every flag that is missing; Tab completes the suggested
answer, Ctrl+C leaves without writing. It never overwrites a file.

${kinds.map(describeKind).join("\n")}

DAY is a date like 2025-11-20. FILE is a text file, or - for the standard input. An episode's description
is the one on YouTube: chapters, links, tags and text are taken from it.
An unfinished file becomes a draft: npm run dev shows it, builds leave it out.

npm run new -- episode --video URL --date 2025-11-20 --guest irakli-gabisonia --description - < a.txt`;
}

function describeKind({ name, questions }: Kind): string {
  const flags = questions.map(({ flag, takes, isOptional, isSwitch, suggest }) => {
    const words = takes ? `--${flag} ${takes}` : `--${flag}`;
    return isOptional || isSwitch || suggest ? `[${words}]` : words;
  });
  const lines = [name.padEnd(indent - 1)];
  for (const flag of flags) {
    if (`${lines.at(-1)} ${flag}`.length > width) lines.push(" ".repeat(indent - 1));
    lines.push(`${lines.pop()} ${flag}`);
  }
  return lines.join("\n");
}
