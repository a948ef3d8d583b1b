import { setTimeout } from "node:timers/promises";

import type { Plugin, ViteDevServer } from "vite";

import { describeProblems } from "#app/content/content-error.server.ts";

import { reportContent } from "./report-content.ts";

/**
 * While developing: shows an author what is wrong with the content, in the terminal and in the browser in place of
 * every page, and goes on by itself as soon as the file is saved without the mistake.
 */
export function devContentErrors(): Plugin {
  return {
    name: "dev-content-errors",
    apply: "serve",
    configureServer(server) {
      const { root } = server.config;
      let latest = check(server);
      let isAwaited = false;
      const recheck = async () => {
        // Files that are copied together come one by one.
        isAwaited = true;
        const [before] = await Promise.all([latest, setTimeout(100)]);
        isAwaited = false;
        const problems = await check(server);
        if (problems.length > 0 || before.length > 0) server.ws.send({ type: "full-reload" });
        return problems;
      };
      server.watcher.on("all", (_change, path) => {
        const isPublic = path.startsWith(`${root}/public/`);
        if (isPublic) forgetModules(server);
        if ((isPublic || path.startsWith(`${root}/data/`)) && !isAwaited) latest = recheck();
      });
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes("text/html")) return next();
        const problems = await latest;
        if (problems.length === 0) return next();
        response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" });
        response.end(pageOf(problems));
      });
    },
  };
}

/** Pictures are no modules, so that the server does not know which modules have read one. */
function forgetModules({ environments }: ViteDevServer): void {
  environments.ssr.moduleGraph.invalidateAll();
  environments.ssr.hot.send({ type: "full-reload" });
}

async function check(server: ViteDevServer): Promise<readonly string[]> {
  const { problems } = await reportContent().catch((error: unknown) => ({
    problems: [`data: (all content): cannot be read: ${String(error)}`],
  }));
  if (problems.length > 0) server.config.logger.error(describeProblems(problems));
  return problems;
}

/** Vite's client reloads this page when the content is well again. */
function pageOf(problems: readonly string[]): string {
  const text = describeProblems(problems).replace(/[&<]/g, (character) => (character === "&" ? "&amp;" : "&lt;"));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Broken content</title>
<script type="module" src="/@vite/client"></script>
<body style="font:16px/1.6 monospace;margin:2rem"><pre style="white-space:pre-wrap">${text}</pre></body></html>`;
}
