/**
 * `npm run new`: writes a content file from a few answers, which flags may give as well. It writes all of its files or
 * none, and over none that is there. Exits with 1 after a mistake, and with 130 where somebody has left by Ctrl+C.
 */
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { askChoice, isLeft, keysText, Mistake } from "./ask.ts";
import type { Answers, Kind, NewFile } from "./content-kind.ts";
import { episode } from "./episode.ts";
import { event } from "./event.ts";
import { readExistingContent } from "./existing-content.ts";
import { gatherAnswers } from "./gather-answers.ts";
import { guest } from "./guest.ts";
import { meme, topic } from "./list-entries.ts";
import { quiz } from "./quiz.ts";

/** Columns of the help, and of the names in it. */
const width = 100;
const indent = 10;

const kinds: readonly Kind[] = [episode, guest, quiz, event, meme, topic];
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!isLeft(error) && !(error instanceof Mistake)) throw error;
  console.error(isLeft(error) ? "Nothing was written." : (error as Mistake).message);
  process.exitCode = isLeft(error) ? 130 : 1;
}

async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--help") || args.includes("-h")) return console.log(helpText());
  if (isTerminal) console.log(keysText);
  const [name, ...flags] = args;
  let kind = await chooseKind(name);
  const existing = await readExistingContent();
  let answers = await gatherAnswers(kind, readFlags(kind, flags), existing, isTerminal);
  while (!answers) {
    // Flags are of one kind.
    if (flags.length === 0) kind = await chooseKind(undefined);
    answers = await gatherAnswers(kind, readFlags(kind, flags), existing, isTerminal);
  }
  const { files, notes, next } = await kind.make(answers, existing);
  writeFiles(files);
  for (const { path } of files) console.log(`  ✓ ${path}`);
  for (const line of notes) if (line) console.log(`    ${line}`);
  console.log(["Next:", ...next, "npm run check says whether all is well."].filter(Boolean).join("\n  "));
}

async function chooseKind(name: string | undefined): Promise<Kind> {
  const names = kinds.map((kind) => kind.name);
  const chosen = name === undefined && isTerminal ? await askChoice("What is new?", names) : name;
  // There is no question before the first one.
  if (typeof chosen === "symbol") return chooseKind(name);
  const kind = kinds.find((one) => one.name === chosen);
  if (kind) return kind;
  throw new Mistake(
    `Say first what is new, one of ${names.join(", ")}: npm run new -- episode (--help says the rest).`,
  );
}

function readFlags({ name, questions }: Kind, args: readonly string[]): Answers {
  const options = questions.map(({ flag, isSwitch }) => [flag, { type: isSwitch ? "boolean" : "string" }] as const);
  const { tokens } = parseArgs({ args: [...args], options: Object.fromEntries(options), strict: false, tokens: true });
  const flags: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind === "positional")
      throw new Mistake(`"${token.value}" belongs to no flag: put what has blanks between quotes.`);
    if (token.kind !== "option") continue;
    const question = questions.find(({ flag }) => flag === token.name);
    if (!question) throw new Mistake(`${token.rawName} is no flag of ${name}: npm run new -- --help lists them.`);
    if (question.isSwitch && token.value !== undefined) throw new Mistake(`${token.rawName} takes no value.`);
    if (!question.isSwitch && (token.value === undefined || token.value.startsWith("--")))
      throw new Mistake(`${token.rawName} needs a value: ${question.takes}.`);
    flags[token.name] = token.value ?? "yes";
  }
  return flags;
}

/** Writes all files or none, and over none that is there. */
function writeFiles(files: readonly NewFile[]): void {
  const newFiles = files.filter(({ isLonger }) => !isLonger);
  const taken = newFiles.find(({ path }) => existsSync(path));
  if (taken) throw new Mistake(`${taken.path} is there already: nothing was written.`);
  try {
    for (const { path, content } of newFiles) writeFileSync(path, content, { flag: "wx" });
    // Lists last: until then everything can be taken back.
    for (const { path, content } of files.filter(({ isLonger }) => isLonger)) {
      writeFileSync(`${path}.new`, content);
      renameSync(`${path}.new`, path);
    }
  } catch (error) {
    for (const { path } of newFiles) rmSync(path, { force: true });
    throw error;
  }
}

/** Everything about the command, on one screen. Flags that may be left out are in brackets. */
function helpText(): string {
  return `npm run new [-- KIND [FLAGS]]

Writes a content file. What no flag says is asked: Tab takes what is suggested to change it, Escape goes
back, Ctrl+C leaves nothing behind. Without a terminal nothing is asked. No file is overwritten.

${kinds.map(describeKind).join("\n")}

DAY is 2025-11-20, INSTANT is 2025-07-05T10:00:00Z, FILE or - is a file or the standard input: of an
episode the description on YouTube, of which chapters, links, tags and text are taken.
What is not finished becomes a draft: npm run dev shows it, marked, and no build has it.

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
