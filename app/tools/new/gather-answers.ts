import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { confirm, input, select } from "@inquirer/prompts";
import type { Answers, Kind, Question } from "./content-kind.ts";
import { withoutInvisible } from "./description/video-description.ts";
import type { ExistingContent } from "./existing-content.ts";
import { Mistake } from "./mistake.ts";

/**
 * Takes the answer to each question from its flag. If the flag is missing, asks in a terminal, and uses the suggestion
 * elsewhere. Throws Mistake for a missing or invalid flag.
 */
export async function gatherAnswers(
  { name, questions }: Kind,
  flags: Answers,
  existing: ExistingContent,
  isTerminal: boolean,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const { flag, isFile } of questions) {
    const value = flags[flag];
    if (value !== undefined) answers[flag] = isFile ? await readText(flag, value) : oneLine(value);
  }
  for (const question of questions) assertUsable(question, answers[question.flag]);

  const missing: string[] = [];
  for (const question of questions) {
    const { flag, isOptional, isSwitch, suggest } = question;
    if (answers[flag] !== undefined) continue;
    const suggestion = suggest?.(answers, existing) ?? "";
    if (isTerminal) {
      const answer = await ask(question, suggestion);
      if (answer !== undefined) answers[flag] = answer;
    } else if (!isSwitch) {
      answers[flag] = suggestion;
      if (isOptional) continue;
      if (suggestion === "") missing.push(`--${flag}`);
      else assertUsable(question, suggestion);
    }
  }
  if (missing.length === 0) return answers;
  throw new Mistake(
    `Missing: ${missing.join(", ")}. Add them, or run npm run new -- ${name} in a terminal to be asked.`,
  );

  /** Returns why an answer is unusable, such as 'must be one line', or undefined. */
  function reasonAgainst({ isOptional, choices, refuse }: Question, answer: string): string | undefined {
    if (answer === "") return isOptional ? undefined : "must not be empty";
    const isNoChoice = choices && !choices.includes(answer);
    return isNoChoice ? `must be one of ${choices.join(", ")}` : refuse?.(answer, existing, answers);
  }

  function assertUsable(question: Question, answer: string | undefined): void {
    const reason = answer === undefined ? undefined : reasonAgainst(question, answer);
    if (reason) throw new Mistake(`--${question.flag} ${JSON.stringify(answer)} ${reason}.`);
  }

  async function ask(question: Question, suggestion: string): Promise<string | undefined> {
    const { flag, asks: message, isFile, isSwitch, isAsked, choices } = question;
    if (isSwitch)
      return isAsked?.(answers, existing) && (await confirm({ message, default: false })) ? "yes" : undefined;
    if (choices) return select({ message, choices, default: suggestion });
    const validate = async (answer: string) => {
      if (!isFile) return reasonAgainst(question, oneLine(answer)) ?? true;
      return answer === "" || readText(flag, answer).then(() => true, String);
    };
    const answer = await input({ message, default: suggestion, validate });
    return isFile && answer !== "" ? readText(flag, answer) : oneLine(answer);
  }
}

/** Chats add invisible characters and no-break spaces to copied text. */
function oneLine(answer: string): string {
  return withoutInvisible(answer.replace(/[^\S\n]+/g, " ")).trim();
}

/** Reads UTF-8, and UTF-16, which Windows tools write. */
async function readText(flag: string, answer: string): Promise<string> {
  const file = undragged(answer);
  let reason = "cannot be read";
  try {
    const bytes = await (file === "-" ? buffer(process.stdin) : readFile(file));
    const mark = bytes.toString("hex", 0, 2);
    const encoding = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
    const text = withoutInvisible(new TextDecoder(encoding, { fatal: true }).decode(bytes));
    if (!formatted.test(text)) return text;
    reason = "is not plain text";
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (isMissing) reason = `does not exist: there is no ${resolve(file)}`;
  }
  throw new Mistake(
    `--${flag} ${JSON.stringify(file)} ${reason}. Name a text file in UTF-8, or pass - and pipe the text in.`,
  );
}

/** The start of an RTF file, which TextEdit saves by default, or of an HTML file. */
const formatted = /^\s*(\{\\rtf|<(!doctype|html|p)\b)/i;

/** Removes what terminals add to the path of a file that is dropped on them: quotes, backslashes and a space. */
function undragged(path: string): string {
  const bare = path.trim().replace(/^(["'])(.*)\1$/, "$2");
  return bare.startsWith("/") ? bare.replace(/\\(.)/g, "$1") : bare;
}
