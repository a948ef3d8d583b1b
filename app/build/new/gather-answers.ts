import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { askChoice, askLines, askText, Mistake, wayBack } from "./ask.ts";
import type { Answers, Kind, Question } from "./content-kind.ts";
import type { ExistingContent } from "./existing-content.ts";

/**
 * An answer to each question: the flag's, or what is asked in the terminal, or, without a terminal, what is suggested.
 * Undefined where somebody goes back from the first question. Throws Mistake for a flag that cannot be, and without a
 * terminal for one that is missing.
 */
export async function gatherAnswers(
  kind: Kind,
  flags: Answers,
  existing: ExistingContent,
  isTerminal: boolean,
): Promise<Answers | undefined> {
  const given: Record<string, string> = {};
  for (const question of kind.questions) {
    const value = flags[question.flag];
    // In a terminal the standard input is where the questions are answered.
    const isAsked = question.isFile && value === "-" && isTerminal;
    if (value !== undefined && !isAsked)
      given[question.flag] = question.isFile ? await readValue(question, value) : value.trim();
  }
  for (const question of kind.questions) {
    const answer = given[question.flag];
    if (answer !== undefined) refuseFlag(question, answer, existing, given);
  }
  return isTerminal ? askRest(kind.questions, given, existing) : suggestRest(kind, given, existing);
}

/** What is wrong with an answer, as the end of a sentence about it; undefined where nothing is. */
function reasonAgainst(question: Question, answer: string, existing: ExistingContent, answers: Answers) {
  const { isOptional, choices, refuse } = question;
  if (answer === "") return isOptional ? undefined : "needs an answer";
  const isNoChoice = choices && !choices.includes(answer);
  return isNoChoice ? `must be one of ${choices.join(", ")}` : refuse?.(answer, existing, answers);
}

function refuseFlag(question: Question, answer: string, existing: ExistingContent, answers: Answers): void {
  const reason = question.isSwitch ? undefined : reasonAgainst(question, answer, existing, answers);
  if (reason) throw new Mistake(`--${question.flag} ${JSON.stringify(answer)} ${reason}.`);
}

/** Without a terminal nobody can be asked. */
function suggestRest({ name, questions }: Kind, given: Answers, existing: ExistingContent): Answers {
  const answers: Record<string, string> = { ...given };
  const missing: string[] = [];
  for (const question of questions) {
    const { flag, isOptional, isSwitch, suggest } = question;
    if (answers[flag] !== undefined || isSwitch) continue;
    const suggestion = suggest?.(answers, existing) ?? "";
    answers[flag] = suggestion;
    if (suggestion !== "") refuseFlag(question, suggestion, existing, answers);
    else if (!isOptional) missing.push(`--${flag}`);
  }
  if (missing.length === 0) return answers;
  const [is, it] = missing.length === 1 ? ["is", "it"] : ["are", "them"];
  throw new Mistake(
    `${missing.join(", ")} ${is} missing: give ${it}, or run the command in a terminal to be asked (npm run new -- ${name}).`,
  );
}

/**
 * Asks what has no answer yet, one question after the other; undefined where somebody goes back from the first one. `written`
 * is what was written by hand until then: what was suggested may be suggested otherwise after going back.
 */
async function askRest(
  [question, ...others]: readonly Question[],
  answers: Answers,
  existing: ExistingContent,
  written: Record<string, string> = {},
): Promise<Answers | undefined> {
  if (!question) return answers;
  const { flag, isQuiet, suggest } = question;
  if (answers[flag] !== undefined || isQuiet?.(answers, existing)) return askRest(others, answers, existing, written);
  const suggestion = suggest?.(answers, existing) ?? "";
  for (;;) {
    const answer = await ask(question, answers, existing, suggestion, written[flag] ?? "");
    if (answer === wayBack) return undefined;
    written[flag] = answer === suggestion ? "" : answer;
    const all = await askRest(others, { ...answers, [flag]: answer }, existing, written);
    if (all) return all;
  }
}

function ask(
  question: Question,
  answers: Answers,
  existing: ExistingContent,
  suggestion: string,
  earlier: string,
): Promise<string | typeof wayBack> {
  const { asks, isFile, isSwitch, choices } = question;
  if (isFile) return askLines(asks, earlier);
  if (isSwitch) return askChoice(asks, ["yes", "no"], earlier);
  if (choices) return askChoice(asks, choices, earlier || suggestion);
  const refuse = (answer: string) => reasonAgainst(question, answer, existing, answers);
  return askText({ message: asks, suggestion, earlier, refuse });
}

async function readValue({ flag }: Question, file: string): Promise<string> {
  try {
    return file === "-" ? await text(process.stdin) : await readFile(file, "utf8");
  } catch {
    throw new Mistake(
      `--${flag} ${JSON.stringify(file)} cannot be read: give a file's name, or - and the text on the standard input.`,
    );
  }
}
