/**
 * `npm run check`: validates the content alone, in seconds. Prints every problem and exits with 1 if there is one; what
 * drafts lack and what could be better does not count, but with `-- --strict` advice does. `-- --json` prints all of it for
 * machines. A build asks for `--brief`: what is wrong, and what it leaves out. With `-- --style` it also prints how alike the
 * texts are, how well the quizzes can be guessed by somebody who knows nothing, and the words in texts and drawings that the
 * word list spells otherwise: figures, no bounds.
 */
import { parseArgs } from "node:util";

import type { ContentReport } from "../content/check.server.ts";
import { describeProblems } from "../content/content-error.server.ts";
import { reportContent } from "./report-content.ts";
import { runQuietly } from "./run-quietly.ts";
import { beginStep } from "./steps.ts";

/** So many lines of one draft are printed: one that was just begun lacks everything. */
const shownOfADraft = 5;

const options = readOptions();
if (options) {
  const step = options.json ? undefined : beginStep("content");
  const report = await reportContent();
  const isRefused = report.problems.length > 0 || (options.strict && report.advice.length > 0);
  if (isRefused) process.exitCode = 1;
  if (options.json) {
    console.log(JSON.stringify(toJson(report, !isRefused), undefined, 2));
  } else {
    if (report.problems.length > 0) {
      step?.fail();
      console.error(describeProblems(report.problems));
    } else {
      step?.done(report.summary.join(", "));
    }
    print(options.brief ? { ...report, warnings: [], advice: [] } : report);
    if (options.strict && report.advice.length > 0) console.error("With --strict, advice must be followed too.");
    if (options.style) await printStyle();
  }
}

function readOptions() {
  const flag = { type: "boolean" } as const;
  try {
    return parseArgs({ options: { strict: flag, json: flag, style: flag, brief: flag } }).values;
  } catch {
    console.error(`npm run check knows --strict, --json and --style, not: ${process.argv.slice(2).join(" ")}`);
    process.exitCode = 1;
    return undefined;
  }
}

function print({ warnings, leftOut, advice }: ContentReport): void {
  for (const [file, lines] of Map.groupBy(warnings, (line) => line.slice(0, line.indexOf(": ")))) {
    for (const line of lines.slice(0, shownOfADraft)) console.log(`    draft: ${line}`);
    const rest = lines.length - shownOfADraft;
    if (rest > 0) console.log(`    draft: ${file}: and ${rest} more like these`);
  }
  for (const line of leftOut) console.log(`    left out of builds: ${line}`);
  for (const line of advice) console.log(`    could be better: ${line}`);
}

/** The report with each line taken apart. */
function toJson({ problems, warnings, advice, leftOut, summary }: ContentReport, ok: boolean) {
  return {
    ok,
    summary,
    problems: problems.map(toParts),
    warnings: warnings.map(toParts),
    advice: advice.map(toParts),
    leftOut: leftOut.map((line) => {
      const [file, reason] = line.split(/: (.*)/s);
      return { file, reason };
    }),
  };
}

function toParts(text: string) {
  const [, file = "", field = "", reason = "", line] = /^(.+?): (.+?): (.*?)(?: \(line (\d+)\))?$/s.exec(text) ?? [];
  return { file, field, reason, ...(line !== undefined && { line: Number(line) }) };
}

async function printStyle(): Promise<void> {
  for (const script of ["measure-prose", "measure-quizzes", "measure-words"]) {
    console.log((await runQuietly(process.execPath, [`tests/corpus/${script}.ts`])).output);
  }
}
