import { existsSync, globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { createServer, parseSync } from "vite";
import { type ContentReport, type Finding, ofFiles, reportProblems } from "#app/content/content-error.server.ts";
import { formatSource } from "./new/content-source.ts";
import { describeMissingCharacters } from "./site-fonts.ts";
import { findWrongForms, fullNamesAmong } from "./spelling-rules.ts";

/** Reads all content anew, in a second or two. Rejects only with what is no fault of the content. A brief report has no advice. */
export async function reportContent({ isBrief = false } = {}): Promise<ContentReport> {
  // A server of its own, because one that has read the content before gives back what it was then.
  const server = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { checkContent } = await server.ssrLoadModule("/app/content/check.server.ts");
    const report: ContentReport = await checkContent();
    const missing = await describeMissingCharacters();
    const isOfDraft = ({ file }: Finding) => report.drafts.includes(file);
    const onSources = isBrief || report.problems.length > 0 ? [] : await adviseOnSources(report.names);
    return withLines({
      ...report,
      problems: [...report.problems, ...missing.filter((one) => !isOfDraft(one))],
      warnings: [...report.warnings, ...missing.filter(isOfDraft)],
      advice: isBrief ? [] : [...report.advice, ...onSources],
    });
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    const problem = error instanceof Error && describeThrownByContent(error, server.config.root);
    if (!problem) throw error;
    return reportProblems([problem]);
  } finally {
    await server.close();
  }
}

/** The report with the line of each problem, warning, advice and remark that is of one. */
function withLines(report: ContentReport): ContentReport {
  const withLine = (found: Finding): Finding => {
    const { file, field, reason, line } = found;
    if (line || !field || !/^data\/\S+\.ts$/.test(file) || !existsSync(file)) return found;
    return { ...found, line: findLine(readFileSync(file, "utf8"), field, reason) };
  };
  const kinds = ["problems", ...ofFiles] as const;
  return { ...report, ...Object.fromEntries(kinds.map((kind) => [kind, report[kind].map(withLine)])) };
}

/**
 * What a content file throws by itself. One that is no TypeScript stops Vite's parser, which says in several coloured lines
 * where and why; one that names what is not there (`${…}` in show notes) throws when it is read.
 */
function describeThrownByContent(error: Error & { id?: string }, root: string): Finding | undefined {
  const [, imported, importer = ""] = /^Failed to load url (\S+) .* in (\S+)\. Does/.exec(error.message) ?? [];
  if (importer.startsWith(`${root}/data/`))
    return { file: relative(root, importer), reason: `imports ${imported}, which is not there` };
  const file = error.id && relative(root, error.id);
  if (!file?.startsWith("data/")) {
    const [, place = ""] = error.stack?.split(`${root}/data/`) ?? [];
    const [, name, line] = /^([^\s:]+):(\d+):/.exec(place) ?? [];
    return name ? { file: `data/${name}`, reason: error.message, line: Number(line) } : undefined;
  }
  const message = stripVTControlCharacters(error.message);
  const reason = /\] (.+)/.exec(message)?.[1] ?? message;
  const line = new RegExp(`${file}:(\\d+):`).exec(message)?.[1];
  return { file, reason, ...(line && { line: Number(line) }) };
}

/** Words that the word list spells otherwise, and what the formatter would change. `names` are people's, in Latin letters. */
async function adviseOnSources(names: readonly string[]): Promise<Finding[]> {
  const fullNames = fullNamesAmong([...new Set(names)]);
  const files = globSync("data/**/*.ts")
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  const advice = files.map(async (file) => {
    const source = readFileSync(file, "utf8");
    const format = { file, field: "(the format)", reason: "npm run format mends it" };
    return [...findWrongForms(file, source, fullNames), ...((await isFormatted(source)) ? [] : [format])];
  });
  return (await Promise.all(advice)).flat();
}

async function isFormatted(source: string): Promise<boolean> {
  // A copy of the content alone has no rules.
  if (!existsSync(".oxfmtrc.json")) return true;
  // A file that nobody reads may be no TypeScript.
  return formatSource(source).then(
    (formatted) => formatted === source,
    () => false,
  );
}

/** A part of a syntax tree; which fields there are depends on its type. */
type SyntaxNode = {
  type: string;
  start: number;
  end: number;
  declaration?: SyntaxNode;
  expression?: SyntaxNode;
  key?: SyntaxNode & { name?: string; value?: string };
  value?: SyntaxNode;
  properties?: SyntaxNode[];
  elements?: SyntaxNode[];
};

/**
 * The line, from 1, that a content file's problem is in: that of the field (`questions.0.options`) or, of a field that is
 * missing, of what lacks it. Where the reason quotes something that the field holds, it is the quote's line. Of a problem of
 * the whole file it is the quote's line alone or, where nothing is exported, that of the first statement. Undefined for
 * text that is no TypeScript, and for other problems of the whole file.
 */
export function findLine(source: string, field: string, reason: string): number | undefined {
  const { program, errors } = parseSync("content.ts", source);
  if (errors.length > 0) return undefined;
  const body = program.body as unknown as readonly SyntaxNode[];
  let node = valueOf(body.find(({ type }) => type === "ExportDefaultDeclaration")?.declaration);
  if (!node) return lineAt(source, body.find(({ type }) => type !== "ImportDeclaration")?.start ?? 0);
  const isWhole = field.startsWith("(");
  let { start, end } = node;
  for (const part of isWhole ? [] : field.split(".")) {
    const found: SyntaxNode | undefined = node?.elements
      ? node.elements[Number(part)]
      : node?.properties?.find(({ key }) => (key?.name ?? key?.value) === part);
    if (!found) break;
    ({ start, end } = found);
    node = valueOf(found.type === "Property" ? found.value : found);
  }
  const quoted = /"([^"]+?)…?"/.exec(reason)?.[1];
  const place = quoted === undefined ? -1 : source.slice(0, end).indexOf(quoted, start);
  if (place !== -1) return lineAt(source, place);
  return isWhole ? undefined : lineAt(source, start);
}

function lineAt(source: string, place: number): number {
  return source.slice(0, place).split("\n").length;
}

/** An expression without `satisfies X`. */
function valueOf(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node?.type === "TSSatisfiesExpression" ? node.expression : node;
}
