import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { createLogger, type Plugin, type ViteDevServer } from "vite";
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
 * Prints content problems in the terminal during development, and shows them in the browser over every page until they
 * are fixed. Prints the URL of each changed page, and sends each page the notes on its content file.
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
        // Waits a moment, because copied files arrive one by one.
        isAwaited = true;
        const [before] = await Promise.all([latest, setTimeout(100)]);
        isAwaited = false;
        const report = await check(server);
        const isBroken = report.problems.length > 0;
        if (isBroken || before.problems.length > 0) server.ws.send({ type: "full-reload" });
        if (!isBroken) printChanges(server, changed);
        server.ws.send("content:checked", {});
        return report;
      };
      server.watcher.on("all", (change, path) => {
        const file = relative(root, path).replaceAll("\\", "/");
        const isPublic = file.startsWith("public/");
        if (isPublic) {
          // Invalidates all modules. Images are not modules, so Vite does not know which modules have read one.
          server.environments.ssr.moduleGraph.invalidateAll();
          server.environments.ssr.hot.send({ type: "full-reload" });
        }
        if (!isPublic && !file.startsWith("data/")) return;
        changed.set(file, change);
        if (!isAwaited) latest = recheck();
      });
      // For features/authoring.
      server.middlewares.use("/__content-notes", async (request, response) => {
        const page = new URL(request.url ?? "", "http://localhost").searchParams.get("page") ?? "";
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(notesOf(page, root, await latest) ?? null));
      });
      // Runs between Vite and React Router, whose own error would have no line number.
      return () =>
        server.middlewares.use(async (request, response, next) => {
          const { problems } = await latest;
          if (problems.length === 0) return next();
          const isPage = request.headers.accept?.includes("text/html");
          response.writeHead(500, { "Content-Type": `text/${isPage ? "html" : "plain"}; charset=utf-8` });
          response.end(isPage ? brokenContentPage(problems) : formatProblems(problems));
        });
    },
  };
}

/** Vite's errors about broken content, which the check has already reported. */
const ofContent =
  /^(An error happened during full reload|Internal server error: ).*(The content is broken|\bdata\/[\w/-]+\.ts)/s;

async function check(server: ViteDevServer): Promise<ContentReport> {
  const report = await reportContent().catch((error: unknown) =>
    reportProblems([{ file: "data", reason: `cannot be read: ${String(error)}` }]),
  );
  if (report.problems.length > 0) server.config.logger.error(formatProblems(report.problems));
  return report;
}

function printChanges({ config, resolvedUrls }: ViteDevServer, changed: Map<string, string>): void {
  const site = resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
  for (const [file, change] of changed) {
    const page = pageOf(file);
    const isGone = change.startsWith("unlink");
    if (page) config.logger.info(`  ${file} ${isGone ? "is gone from" : "→"} ${site}${page}`);
  }
  changed.clear();
}

function notesOf(page: string, root: string, report: ContentReport) {
  const file = fileOf(page);
  if (!file) return undefined;
  if (!existsSync(join(root, file))) return { file };
  const { warnings, advice, remarks, leftOut } = report;
  const found = [...warnings, ...advice, ...remarks].filter((one) => one.file === file);
  const notes = found.map((one) => textOf(one).slice(file.length + 2));
  return { file, leftOut: leftOut.find((one) => one.file === file)?.reason, notes };
}

/** Page paths by content folder (one page per file) or by content file. */
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

/** The path of the page that shows a file. */
function pageOf(file: string): string | undefined {
  const [, folder = "", fileName = ""] = /^(.*)\/([^/]+)$/.exec(file) ?? [];
  const base = pages[folder];
  if (!base) return pages[file];
  const { name } = splitFileName(fileName);
  return `${base}/${folder.startsWith("public/") ? addressOf(name) : name}`;
}

/** The content file of a page, unless the page shows several. */
function fileOf(page: string): string | undefined {
  const [, base, name] = /^(\/\w+)\/([\w-]+)$/.exec(page) ?? [];
  return `data${base}` in pages ? `data${base}/${name}.ts` : undefined;
}

/**
 * Renders the page that replaces every page while content is broken. Vite's client reloads it once the content is
 * valid.
 */
function brokenContentPage(problems: readonly Finding[]): string {
  const text = formatProblems(problems).replace(/[&<]/g, (character) => (character === "&" ? "&amp;" : "&lt;"));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Broken content</title>
<body style="font:16px/1.6 monospace;margin:2rem"><pre style="white-space:pre-wrap">${text}</pre>
<script type="module" src="/@vite/client"></script></body></html>`;
}
