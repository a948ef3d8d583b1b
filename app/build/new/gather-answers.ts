import { readFileSync } from "node:fs";
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
  const given: Answers = Object.fromEntries(
    Object.entries(flags).map(([flag, value]) => [
      flag,
      readValue(
        kind.questions.find((one) => one.flag === flag),
        value,
      ),
    ]),
  );
  for (const { flag, isOptional, choices, refuse } of kind.questions) {
    const answer = given[flag];
    if (answer === undefined || (answer === "" && isOptional)) continue;
    const isNoChoice = choices && !choices.includes(answer);
    const reason = isNoChoice ? `must be one of ${choices.join(", ")}` : refuse?.(answer, existing, given);
    if (reason) throw new Mistake(`--${flag} ${JSON.stringify(answer)} ${reason}.`);
  }
  return isTerminal ? askRest(kind, given, existing) : suggestRest(kind, given, existing);
}

/** Without a terminal nobody can be asked. */
function suggestRest({ name, questions }: Kind, given: Answers, existing: ExistingContent): Answers {
  const answers: Record<string, string> = { ...given };
  const missing: string[] = [];
  for (const { flag, isOptional, isSwitch, suggest, refuse } of questions) {
    if (answers[flag] !== undefined || isSwitch) continue;
    const suggestion = suggest?.(answers, existing) ?? "";
    answers[flag] = suggestion;
    const reason = suggestion === "" ? undefined : refuse?.(suggestion, existing, answers);
    if (reason) throw new Mistake(`--${flag} ${JSON.stringify(suggestion)} ${reason}.`);
    if (suggestion === "" && !isOptional) missing.push(`--${flag}`);
  }
  if (missing.length === 0) return answers;
  const [is, it] = missing.length === 1 ? ["is", "it"] : ["are", "them"];
  throw new Mistake(
    `${missing.join(", ")} ${is} missing: give ${it}, or run the command in a terminal to be asked (npm run new -- ${name}).`,
  );
}

async function askRest({ questions }: Kind, given: Answers, existing: ExistingContent): Promise<Answers | undefined> {
  const answers: Record<string, string> = { ...given };
  /** What was written by hand: what was suggested may be suggested otherwise after going back. */
  const written: Record<string, string> = {};
  const asked: Question[] = [];
  const open = questions.filter(({ flag }) => given[flag] === undefined);
  for (let place = 0; place < open.length;) {
    const question = open[place];
    if (!question) break;
    if (question.isQuiet?.(answers, existing)) {
      place += 1;
      continue;
    }
    const suggestion = question.suggest?.(answers, existing) ?? "";
    const answer = await ask(question, answers, existing, suggestion, written[question.flag] ?? "");
    if (answer === wayBack) {
      const before = asked.pop();
      if (!before) return undefined;
      place = open.indexOf(before);
      for (const { flag } of open.slice(place)) delete answers[flag];
      continue;
    }
    answers[question.flag] = answer;
    written[question.flag] = answer === suggestion ? "" : answer;
    asked.push(question);
    place += 1;
  }
  return answers;
}

function ask(
  { asks, isFile, isSwitch, isOptional, choices, refuse }: Question,
  answers: Answers,
  existing: ExistingContent,
  suggestion: string,
  earlier: string,
): Promise<string | typeof wayBack> {
  if (isFile) return askLines(asks, earlier);
  if (isSwitch) return askChoice(asks, ["yes", "no"], earlier);
  if (choices) return askChoice(asks, choices, earlier || suggestion);
  return askText({
    message: asks,
    suggestion,
    earlier,
    refuse: (answer) => {
      if (answer === "") return isOptional ? undefined : "needs an answer";
      return refuse?.(answer, existing, answers);
    },
  });
}

function readValue(question: Question | undefined, value: string): string {
  if (!question?.isFile) return value.trim();
  try {
    return readFileSync(value === "-" ? 0 : value, "utf8");
  } catch {
    throw new Mistake(
      `--${question.flag} ${JSON.stringify(value)} cannot be read: give a file's name, or - and the text on the standard input.`,
    );
  }
}
