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
  { name, questions }: Kind,
  flags: Answers,
  existing: ExistingContent,
  isTerminal: boolean,
): Promise<Answers | undefined> {
  const given: Record<string, string> = {};
  /** What was written by hand until now: what was suggested may be suggested otherwise after going back. */
  const written: Record<string, string> = {};

  for (const { flag, isFile } of questions) {
    const value = flags[flag];
    // In a terminal the standard input is where the questions are answered.
    const isAsked = isFile && value === "-" && isTerminal;
    if (value !== undefined && !isAsked) given[flag] = isFile ? await readValue(flag, value) : value.trim();
  }
  for (const question of questions) refuseFlag(question, given[question.flag]);
  return isTerminal ? askRest(questions, given) : suggestRest();

  /** What is wrong with an answer, as the end of a sentence about it; undefined where nothing is. */
  function reasonAgainst({ isOptional, choices, refuse }: Question, answer: string, answers: Answers) {
    if (answer === "") return isOptional ? undefined : "needs an answer";
    const isNoChoice = choices && !choices.includes(answer);
    return isNoChoice ? `must be one of ${choices.join(", ")}` : refuse?.(answer, existing, answers);
  }

  function refuseFlag(question: Question, answer: string | undefined): void {
    const reason = answer === undefined ? undefined : reasonAgainst(question, answer, given);
    if (reason) throw new Mistake(`--${question.flag} ${JSON.stringify(answer)} ${reason}.`);
  }

  /** Without a terminal nobody can be asked. */
  function suggestRest(): Answers {
    const missing: string[] = [];
    for (const question of questions) {
      const { flag, isOptional, isSwitch, suggest } = question;
      if (given[flag] !== undefined || isSwitch) continue;
      const suggestion = suggest?.(given, existing) ?? "";
      given[flag] = suggestion;
      if (suggestion !== "") refuseFlag(question, suggestion);
      else if (!isOptional) missing.push(`--${flag}`);
    }
    if (missing.length === 0) return given;
    const [is, it] = missing.length === 1 ? ["is", "it"] : ["are", "them"];
    throw new Mistake(
      `${missing.join(", ")} ${is} missing: give ${it}, or run the command in a terminal to be asked (npm run new -- ${name}).`,
    );
  }

  /** Asks what has no answer yet, one question after the other; undefined where somebody goes back from the first one. */
  async function askRest([question, ...others]: readonly Question[], answers: Answers): Promise<Answers | undefined> {
    if (!question) return answers;
    const { flag, isQuiet, suggest } = question;
    if (answers[flag] !== undefined || isQuiet?.(answers, existing)) return askRest(others, answers);
    const suggestion = suggest?.(answers, existing) ?? "";
    for (;;) {
      const answer = await ask(question, answers, suggestion, written[flag] ?? "");
      if (answer === wayBack) return undefined;
      written[flag] = answer === suggestion ? "" : answer;
      const all = await askRest(others, { ...answers, [flag]: answer });
      if (all) return all;
    }
  }

  function ask(question: Question, answers: Answers, suggestion: string, earlier: string) {
    const { asks, isFile, isSwitch, choices } = question;
    if (isFile) return askLines(asks, earlier);
    if (isSwitch) return askChoice(asks, ["yes", "no"], earlier);
    if (choices) return askChoice(asks, choices, earlier || suggestion);
    const refuse = (answer: string) => reasonAgainst(question, answer, answers);
    return askText({ message: asks, suggestion, earlier, refuse });
  }
}

async function readValue(flag: string, file: string): Promise<string> {
  try {
    return file === "-" ? await text(process.stdin) : await readFile(file, "utf8");
  } catch {
    throw new Mistake(
      `--${flag} ${JSON.stringify(file)} cannot be read: give a file's name, or - and the text on the standard input.`,
    );
  }
}
