import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { createServer } from "vite";

import { type ContentReport, reportProblems } from "#app/content/content-error.server.ts";

import { adviseOnSources } from "./advise-on-sources.ts";
import { findLine } from "./find-line.ts";
import { describeMissingCharacters } from "./site-fonts.ts";

/** Reads all content anew, in a second or two. Rejects only with what is no fault of the content. */
export async function reportContent(): Promise<ContentReport> {
  // A server of its own, because one that has read the content before gives back what it was then.
  const server = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { checkContent } = (await server.ssrLoadModule("/app/content/check.server.ts")) as {
      checkContent: () => Promise<ContentReport>;
    };
    const report = await checkContent();
    const missing = await describeMissingCharacters(report.drafts);
    const onSources = report.problems.length > 0 ? [] : await adviseOnSources(report.names);
    return withLines({
      ...report,
      problems: [...report.problems, ...missing.problems],
      warnings: [...report.warnings, ...missing.ofDrafts],
      advice: [...report.advice, ...onSources],
    });
  } catch (error) {
    const problem = error instanceof Error && describeThrownByContent(error, server.config.root);
    if (!problem) throw error;
    return reportProblems([problem]);
  } finally {
    await server.close();
  }
}

/** The report with the line of each problem, warning and advice that is of one: 'file: field: reason (line 7)'. */
function withLines(report: ContentReport): ContentReport {
  const sources = new Map<string, string>();
  const read = (file: string) => {
    const source = sources.get(file) ?? readFileSync(file, "utf8");
    sources.set(file, source);
    return source;
  };
  const withLine = (text: string) => {
    const [, file, field = "", reason = ""] = /^(data\/\S+\.ts): ([^:]+): (.*)$/s.exec(text) ?? [];
    const hasLine = field.startsWith("line ") || / \(line \d+\)$/.test(reason);
    const line = file && !hasLine && findLine(read(file), field, reason);
    return line ? `${text} (line ${line})` : text;
  };
  const { problems, warnings, advice, remarks } = report;
  return {
    ...report,
    problems: problems.map(withLine),
    warnings: warnings.map(withLine),
    advice: advice.map(withLine),
    remarks: remarks.map(withLine),
  };
}

/**
 * What a content file throws by itself. One that is no TypeScript stops Vite's parser, which says in several coloured lines
 * where and why; one that names what is not there (`${…}` in show notes) throws when it is read.
 */
function describeThrownByContent(error: Error & { id?: string }, root: string): string | undefined {
  const file = error.id && relative(root, error.id);
  if (!file?.startsWith("data/")) {
    const [, place = ""] = error.stack?.split(`${root}/data/`) ?? [];
    const [, name, line] = /^([^\s:]+):(\d+):/.exec(place) ?? [];
    return name && `data/${name}: line ${line}: ${error.message}`;
  }
  const message = stripVTControlCharacters(error.message);
  const reason = /\] (.+)/.exec(message)?.[1] ?? message;
  const line = new RegExp(`${file}:(\\d+):`).exec(message)?.[1];
  return `${file}: ${line ? `line ${line}` : "(the whole file)"}: ${reason}`;
}
