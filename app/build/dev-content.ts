import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";

import { createLogger, type Logger, type Plugin, type ViteDevServer } from "vite";

import { type ContentReport, describeProblems, reportProblems } from "#app/content/content-error.server.ts";

import { brokenContentPage } from "./broken-content-page.ts";
import { fileOf, pageOf } from "./content-pages.ts";
import { reportContent } from "./report-content.ts";

/** What an author should know of the file that a page shows (features/authoring); nothing of one that is not there. */
export type PageNotes = { file: string; leftOut?: string; notes?: string[] };

/** Where a page asks for its notes, and the message that there may be others. */
const notesPath = "/__content-notes";
const checkedEvent = "content:checked";

/**
 * While developing: shows an author what is wrong with the content, in the terminal and in the browser in place of
 * every page, and goes on by itself as soon as the file is saved without the mistake. Prints the addresses of what was
 * changed, and tells each page what could be better in its file.
 */
export function devContent(): Plugin {
  return {
    name: "dev-content",
    apply: "serve",
    config: ({ logLevel, clearScreen }) => ({
      customLogger: withoutContent(createLogger(logLevel, { allowClearScreen: clearScreen })),
    }),
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
        server.ws.send(checkedEvent, {});
        return report;
      };
      server.watcher.on("all", (change, path) => {
        const file = relative(root, path).replaceAll("\\", "/");
        const isPublic = file.startsWith("public/");
        if (isPublic) forgetModules(server);
        if (!isPublic && !file.startsWith("data/")) return;
        changed.set(file, change);
        if (!isAwaited) latest = recheck();
      });
      server.middlewares.use(notesPath, async (request, response) => {
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
          response.end(isPage ? brokenContentPage(problems, server.config) : describeProblems(problems));
        });
    },
  };
}

/** What Vite says when a page, its data or a reload meets broken content. */
const ofContent =
  /^(An error happened during full reload|Internal server error: ).*(The content is broken|\bdata\/[\w/-]+\.ts)/s;

/** A logger that passes over what Vite says of broken content, in other words and without the field: the check has told it. */
function withoutContent(logger: Logger): Logger {
  return {
    ...logger,
    error: (message, options) => {
      if (!ofContent.test(stripVTControlCharacters(message))) logger.error(message, options);
    },
  };
}

/** Pictures are no modules, so that the server does not know which modules have read one. */
function forgetModules({ environments }: ViteDevServer): void {
  environments.ssr.moduleGraph.invalidateAll();
  environments.ssr.hot.send({ type: "full-reload" });
}

async function check(server: ViteDevServer): Promise<ContentReport> {
  const report = await reportContent().catch((error: unknown) =>
    reportProblems([`data: (all content): cannot be read: ${String(error)}`]),
  );
  if (report.problems.length > 0) server.config.logger.error(describeProblems(report.problems));
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

function notesOf(page: string, root: string, report: ContentReport): PageNotes | undefined {
  const file = fileOf(page);
  if (!file) return undefined;
  if (!existsSync(join(root, file))) return { file };
  const linesOf = (lines: readonly string[]) =>
    lines.filter((line) => line.startsWith(`${file}: `)).map((line) => line.slice(file.length + 2));
  const { warnings, advice, remarks, leftOut } = report;
  return { file, leftOut: linesOf(leftOut)[0], notes: linesOf([...warnings, ...advice, ...remarks]) };
}
