import { existsSync, globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { createServer, parseSync } from "vite";
import { type ContentReport, type Finding, ofFiles, reportProblems } from "#app/content/content-error.server.ts";
import { gitConflict } from "#app/content/schemas.server.ts";
import { formatSource } from "./new/content-source.ts";
import { findWrongForms, fullNamesAmong } from "./spelling-rules.ts";
import { runQuietly } from "./steps.ts";

/** Rereads all content. Rejects only on errors outside the content. A brief report has no advice. */
export async function reportContent({ isBrief = false } = {}): Promise<ContentReport> {
  // Starts a new server for each report, because a server caches the content.
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
    const losses = await findSilentLosses();
    const onSources = isBrief || report.problems.length > 0 ? [] : await adviseOnSources(report.names);
    return withLines({
      ...report,
      problems: [...report.problems, ...losses],
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

/** Adds line numbers. */
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
 * Describes an error in a content file: an unreadable file, a syntax error from Vite's parser, a missing import, or
 * an exception (`${…}` in a text).
 */
function describeThrownByContent(error: Error & { id?: string; path?: string }, root: string): Finding | undefined {
  const unreadable = error.path && relative(root, error.path);
  if (unreadable?.startsWith("data/")) return { file: unreadable, reason: `cannot be read: ${error.message}` };
  const [, imported, importer = ""] = /^Failed to load url (\S+) .* in (\S+)\. Does/.exec(error.message) ?? [];
  if (importer.startsWith(`${root}/data/`))
    return { file: relative(root, importer), reason: `imports ${imported}, which does not exist` };
  const file = error.id && relative(root, error.id);
  if (!file?.startsWith("data/")) {
    const [, place = ""] = error.stack?.split(`${root}/data/`) ?? [];
    const [, name, line] = /^([^\s:]+):(\d+):/.exec(place) ?? [];
    return name ? { file: `data/${name}`, reason: error.message, line: Number(line) } : undefined;
  }
  const message = stripVTControlCharacters(error.message)
    .replace("File appears to be binary.", "is not UTF-8 text; save it as UTF-8")
    .replace("Encountered diff marker", gitConflict);
  const reason = /\] (.+)/.exec(message)?.[1] ?? message;
  const line = new RegExp(`${file}:(\\d+):`).exec(message)?.[1];
  return { file, reason, ...(line && { line: Number(line) }) };
}

/** oxlint's rules, its messages, and our reasons. A quotation mark needs no backslash. */
const silentLosses = [
  ["no-dupe-keys", /^Duplicate key '(.+)'$/, '"$1" is written twice; delete one'],
  [
    "no-useless-escape",
    /^Unnecessary escape character '([^'"`])'$/,
    String.raw`"\$1" loses its backslash; write "\\$1"`,
  ],
] as const;

/** Finds text that JavaScript drops: the first of two fields with one name, and a backslash before most letters. */
async function findSilentLosses(): Promise<Finding[]> {
  const rules = silentLosses.flatMap(([rule]) => ["--deny", rule]);
  const args = ["node_modules/oxlint/bin/oxlint", "--allow=all", ...rules, "--format=unix", "data"];
  const { output } = await runQuietly(process.execPath, args);
  const found = output.matchAll(/^(data[\\/].+?):(\d+):\d+: (.+) \[Error\/eslint/gm);
  return [...found].flatMap(([, file = "", line, message = ""]) => {
    const rule = silentLosses.find(([, pattern]) => pattern.test(message));
    if (!rule) return [];
    return { file: file.replaceAll("\\", "/"), reason: message.replace(rule[1], rule[2]), line: Number(line) };
  });
}

/** Checks spelling and format. `names` are people's names in Latin letters. */
async function adviseOnSources(names: readonly string[]): Promise<Finding[]> {
  const fullNames = fullNamesAmong([...new Set(names)]);
  const files = globSync("data/**/*.ts")
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  const advice = files.map(async (file) => {
    const source = readFileSync(file, "utf8");
    const format = { file, field: "(the format)", reason: "differs from oxfmt; run npm run format" };
    return [...findWrongForms(file, source, fullNames), ...((await isFormatted(source)) ? [] : [format])];
  });
  return (await Promise.all(advice)).flat();
}

async function isFormatted(source: string): Promise<boolean> {
  // A folder with only the content has no formatting rules, so any format is fine.
  if (!existsSync(".oxfmtrc.json")) return true;
  // A file that nothing imports may have a syntax error. It counts as unformatted.
  return formatSource(source).then(
    (formatted) => formatted === source,
    () => false,
  );
}

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
 * Returns the line of a problem, from 1. Prefers the line of the text that the reason quotes, then that of the field
 * (`questions.0.options`), then that of the value that lacks the field. For a problem of the whole file, returns only
 * the line of the quoted text, or of the first statement if the file has no default export. Undefined if the source has
 * a syntax error.
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

/** Unwraps `value satisfies X`. */
function valueOf(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node?.type === "TSSatisfiesExpression" ? node.expression : node;
}
