/**
 * `npm run check`: validates the content alone, in seconds (`helpText` says how). A build asks for `--brief`: what is wrong,
 * and what it leaves out.
 */
import { existsSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { type ContentReport, formatProblems, type Finding, ofFiles, textOf } from "../content/content-error.server.ts";
import { reportContent } from "./report-content.ts";
import { beginStep } from "./steps.ts";

/** So many lines of one draft are printed: one that was just begun lacks everything. */
const shownOfADraft = 5;

const helpText = `npm run check [-- FLAGS] [FILES]

Reads all content in seconds, lists every problem as file: field: reason, and exits with 1 if there is one.
What drafts lack and what could be better stops nothing. After FILES (data/episodes/x.ts …) only what these
lack or could do better is told, and of an episode what is worth knowing, as on its page (a tag that no other
has); a problem always is, wherever it stands. A folder stands for the files in it.

  --strict  what could be better makes it exit with 1, too
  --json    everything for machines; npm's own lines are left out by npm run --silent check -- --json

npm run check -- --strict data/episodes/irakli-gabisonia.ts`;

const options = readOptions();
if (options?.help) {
  console.log(helpText);
} else if (options) {
  const step = options.json ? undefined : beginStep("content");
  const report = limitTo(options.files, await reportContent({ isBrief: options.brief && !options.strict }));
  const isRefused = report.problems.length > 0 || (options.strict && report.advice.length > 0);
  if (isRefused) process.exitCode = 1;
  if (options.json) {
    const { drafts, names, ...told } = report;
    console.log(JSON.stringify({ ok: !isRefused, ...told }, undefined, 2));
  } else {
    if (report.problems.length > 0) {
      step?.fail();
      console.error(formatProblems(report.problems));
    } else {
      step?.done(report.summary.join(", "));
    }
    print(options.brief ? { ...report, warnings: [], advice: [] } : report);
    if (options.strict && report.advice.length > 0) console.error("With --strict, advice must be followed too.");
  }
}

function readOptions() {
  const flag = { type: "boolean" } as const;
  try {
    const { values, positionals } = parseArgs({
      options: { strict: flag, json: flag, brief: flag, help: { ...flag, short: "h" } },
      allowPositionals: true,
    });
    const files = positionals.map((file) => relative("", file).replaceAll("\\", "/"));
    const stranger = files.find((file) => !/^(data|public)\//.test(file) || !existsSync(file));
    if (stranger === undefined) return { ...values, files };
    const what = existsSync(stranger) ? "no content in" : "no";
    console.error(`There is ${what} ${stranger}: name files like data/episodes/irakli-gabisonia.ts.`);
  } catch {
    console.error(
      `npm run check does not know ${process.argv.slice(2).join(" ")}: npm run check -- --help says what it does.`,
    );
  }
  process.exitCode = 1;
  return undefined;
}

/** The report of these files alone, or of all without remarks, which are many; problems are everybody's. */
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
    say("draft", found.slice(0, shownOfADraft));
    const rest = found.length - shownOfADraft;
    if (rest > 0) say("draft", [{ file, reason: `and ${rest} more like these` }]);
  }
  say("left out of builds", leftOut);
  say("could be better", advice);
  say("worth knowing", remarks);
}
