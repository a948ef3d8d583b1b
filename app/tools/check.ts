/**
 * `npm run check`: validates the content. A build passes `--brief`, which prints only problems and what the build
 * leaves out.
 */
import { existsSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { type ContentReport, formatProblems, type Finding, ofFiles, textOf } from "../content/content-error.server.ts";
import { reportContent } from "./report-content.ts";
import { beginStep } from "./steps.ts";

/** Maximum number of lines printed for a draft. */
const mostOfADraft = 5;

const helpText = `npm run check [-- FLAGS] [FILES]

Reads all content in seconds and lists every problem as file: field: reason. Exits with 1 if there is one;
drafts and advice never fail it. With FILES (data/episodes/x.ts, or a folder) it limits drafts and advice to
them and adds remarks, such as a tag that no other episode has. It always lists problems of all files.

  --strict  advice also exits with 1

npm run check -- --strict data/episodes/irakli-gabisonia.ts`;

const options = readOptions();
if (options?.help) {
  console.log(helpText);
} else if (options) {
  const step = beginStep("content");
  const report = limitTo(options.files, await reportContent({ isBrief: options.brief && !options.strict }));
  if (report.problems.length > 0) {
    step.fail();
    console.error(formatProblems(report.problems));
  } else {
    step.done(report.summary.join(", "));
  }
  print(options.brief ? { ...report, warnings: [], advice: [] } : report);
  const isRefused = options.strict && report.advice.length > 0;
  if (isRefused) console.error("--strict: follow the advice above.");
  if (isRefused || report.problems.length > 0) process.exitCode = 1;
}

function readOptions() {
  const flag = { type: "boolean" } as const;
  try {
    const { values, positionals } = parseArgs({
      options: { strict: flag, brief: flag, help: { ...flag, short: "h" } },
      allowPositionals: true,
    });
    const files = positionals.map((file) => relative("", file).replaceAll("\\", "/"));
    const stranger = files.find((file) => !/^(data|public)\//.test(file) || !existsSync(file));
    if (stranger === undefined) return { ...values, files };
    const reason = existsSync(stranger) ? "is not in data/ or public/" : "does not exist";
    console.error(`${stranger} ${reason}. Name a file like data/episodes/irakli-gabisonia.ts.`);
  } catch {
    console.error(`Unknown flag in "${process.argv.slice(2).join(" ")}". npm run check -- --help lists the flags.`);
  }
  process.exitCode = 1;
  return undefined;
}

/**
 * Keeps all problems, but other findings only of these files. Without files, drops only the remarks, which are many.
 */
function limitTo(files: readonly string[], report: ContentReport): ContentReport {
  if (files.length === 0) return { ...report, remarks: [] };
  const isMeant = ({ file }: Finding) => files.some((meant) => file === meant || file.startsWith(`${meant}/`));
  return { ...report, ...Object.fromEntries(ofFiles.map((kind) => [kind, report[kind].filter(isMeant)])) };
}

function print({ warnings, leftOut, advice, remarks }: ContentReport): void {
  const say = (what: string, found: readonly Finding[]) => {
    for (const one of found) console.log(`    ${what}: ${textOf(one)}`);
  };
  for (const [file, found] of Map.groupBy(warnings, (warning) => warning.file)) {
    say("draft", found.slice(0, mostOfADraft));
    const rest = found.length - mostOfADraft;
    if (rest > 0) say("draft", [{ file, reason: `and ${rest} more` }]);
  }
  say("left out of builds", leftOut);
  say("could be better", advice);
  say("worth knowing", remarks);
}
