import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { createLogger, type Plugin, type ResolvedConfig, type ViteDevServer } from "vite";
import {
  type ContentReport,
  formatProblems,
  type Finding,
  reportProblems,
  textOf,
} from "#app/content/content-error.server.ts";
import { addressOf, splitFileName } from "#app/content/media-file.server.ts";
import { reportContent } from "./report-content.ts";

/**
 * While developing: shows an author what is wrong with the content, in the terminal and in the browser in place of
 * every page, and goes on by itself as soon as the file is saved without the mistake. Prints the addresses of what was
 * changed, and tells each page what could be better in its file.
 */
export function devContent(): Plugin {
  return {
    name: "dev-content",
    apply: "serve",
    config({ logLevel, clearScreen }) {
      const logger = createLogger(logLevel, { allowClearScreen: clearScreen });
      const error: typeof logger.error = (message, options) => {
        if (!ofContent.test(stripVTControlCharacters(message))) logger.error(message, options);
      };
      return { customLogger: { ...logger, error } };
    },
    configureServer(server) {
      const { root } = server.config;
      let latest = check(server);
      let isAwaited = false;
      const changed = new Map<string, string>();
      const recheck = async () => {
        // Files that are copied together come one by one.
        isAwaited = true;
        const [before] = await Promise.all([latest, setTimeout(100)]);
        isAwaited = false;
        const report = await check(server);
        const isBroken = report.problems.length > 0;
        if (isBroken || before.problems.length > 0) server.ws.send({ type: "full-reload" });
        if (!isBroken) printChanges(server, changed);
        // There may be other notes.
        server.ws.send("content:checked", {});
        return report;
      };
      server.watcher.on("all", (change, path) => {
        const file = relative(root, path).replaceAll("\\", "/");
        const isPublic = file.startsWith("public/");
        if (isPublic) {
          // Pictures are no modules, so that the server does not know which modules have read one.
          server.environments.ssr.moduleGraph.invalidateAll();
          server.environments.ssr.hot.send({ type: "full-reload" });
        }
        if (!isPublic && !file.startsWith("data/")) return;
        changed.set(file, change);
        if (!isAwaited) latest = recheck();
      });
      // Where a page asks for its notes (features/authoring).
      server.middlewares.use("/__content-notes", async (request, response) => {
        const page = new URL(request.url ?? "", "http://localhost").searchParams.get("page") ?? "";
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(notesOf(page, root, await latest) ?? null));
      });
      // After Vite's own files, before the router: what meets broken content would say so once more, without the line.
      return () =>
        server.middlewares.use(async (request, response, next) => {
          const { problems } = await latest;
          if (problems.length === 0) return next();
          const isPage = request.headers.accept?.includes("text/html");
          response.writeHead(500, { "Content-Type": `text/${isPage ? "html" : "plain"}; charset=utf-8` });
          response.end(isPage ? brokenContentPage(problems, server.config) : formatProblems(problems));
        });
    },
  };
}

/** What Vite says when a page, its data or a reload meets broken content, without the field: the check has told it. */
const ofContent =
  /^(An error happened during full reload|Internal server error: ).*(The content is broken|\bdata\/[\w/-]+\.ts)/s;

async function check(server: ViteDevServer): Promise<ContentReport> {
  const report = await reportContent().catch((error: unknown) =>
    reportProblems([{ file: "data", reason: `cannot be read: ${String(error)}` }]),
  );
  if (report.problems.length > 0) server.config.logger.error(formatProblems(report.problems));
  return report;
}

/** One line for each file, with the address of the page that shows it. */
function printChanges({ config, resolvedUrls }: ViteDevServer, changed: Map<string, string>): void {
  const site = resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
  for (const [file, change] of changed) {
    const page = pageOf(file);
    const isGone = change.startsWith("unlink");
    if (page) config.logger.info(`  ${file} ${isGone ? "is gone from" : "→"} ${site}${page}`);
  }
  changed.clear();
}

/** What an author should know of the file that a page shows; nothing of one that is not there. */
function notesOf(page: string, root: string, report: ContentReport) {
  const file = fileOf(page);
  if (!file) return undefined;
  if (!existsSync(join(root, file))) return { file };
  const { warnings, advice, remarks, leftOut } = report;
  const found = [...warnings, ...advice, ...remarks].filter((one) => one.file === file);
  const notes = found.map((one) => textOf(one).slice(file.length + 2));
  return { file, leftOut: leftOut.find((one) => one.file === file)?.reason, notes };
}

/** Folders whose files have a page each, named like the file, and files that are shown among others. */
const pages: Readonly<Record<string, string>> = {
  "data/episodes": "/episodes",
  "data/quizzes": "/quizzes",
  "data/guests": "/guests",
  "data/events": "/events",
  "public/memes": "/memes",
  "public/game-jam-2025": "/gamejam-2025-gallery",
  "data/memes.ts": "/memes",
  "data/game-jam-gallery.ts": "/gamejam-2025-gallery",
  "data/game-jam-2025.ts": "/gamejam-2025",
  "data/products.ts": "/shop",
  "data/presenters.ts": "/",
  "data/synonyms.ts": "/episodes",
  "data/topic-names.ts": "/episodes",
};

/** The address of the page that shows a file; undefined for one that has none of its own. */
function pageOf(file: string): string | undefined {
  const [, folder = "", fileName = ""] = /^(.*)\/([^/]+)$/.exec(file) ?? [];
  const base = pages[folder];
  if (!base) return pages[file];
  const { name } = splitFileName(fileName);
  return `${base}/${folder.startsWith("public/") ? addressOf(name) : name}`;
}

/** The content file of a page; undefined for a page that is made of several. Folders of data/ have the names of sections. */
function fileOf(page: string): string | undefined {
  const [, base, name] = /^(\/\w+)\/([\w-]+)$/.exec(page) ?? [];
  return `data${base}` in pages ? `data${base}/${name}.ts` : undefined;
}

/** So many lines are shown before and after the one with the problem. */
const linesAround = 2;

/** What stands in place of every page: all problems, and over them Vite's overlay with the lines, which open the editor. */
function brokenContentPage(problems: readonly Finding[], { root }: ResolvedConfig): string {
  const text = formatProblems(problems).replace(/[&<]/g, (character) => (character === "&" ? "&amp;" : "&lt;"));
  const error = JSON.stringify(toError(problems, root)).replaceAll("<", String.raw`\u003c`);
  // Vite's client reloads this page when the content is well again.
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Broken content</title>
<body style="font:16px/1.6 monospace;margin:2rem"><pre style="white-space:pre-wrap">${text}</pre>
<script type="module">import { ErrorOverlay } from "/@vite/client";
document.body.append(new ErrorOverlay(${error}));</script></body></html>`;
}

/** The problems as Vite's overlay takes an error. */
function toError(problems: readonly Finding[], root: string) {
  const places = problems.map(({ file, line }) => line && { file: resolve(root, file), line, column: 1 });
  const loc = places.find((place) => typeof place === "object");
  return {
    plugin: "content",
    message: problems.map(textOf).join("\n"),
    // The overlay makes links of these.
    stack: places.map((place) => (place ? `${place.file}:${place.line}:1` : "")).join("\n"),
    ...(loc && { id: loc.file, loc, frame: frameOf(loc) }),
  };
}

function frameOf({ file, line }: { file: string; line: number }): string {
  const lines = readFileSync(file, "utf8").split("\n");
  const numbered = lines.map((text, place) => `${place + 1 === line ? ">" : " "} ${place + 1} | ${text}`);
  return numbered.slice(Math.max(0, line - 1 - linesAround), line + linesAround).join("\n");
}
