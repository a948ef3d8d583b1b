import type { Plugin, ViteDevServer } from "vite";

import { describeProblems } from "../content/load-collection.server.ts";
import { reportContent } from "./content-problems.ts";

/**
 * While developing: shows an author what is wrong with the content, in the terminal and in the browser in place of
 * every page, and goes on by itself as soon as the file is saved without the mistake.
 */
export function contentGuard(): Plugin {
  return {
    name: "content-guard",
    apply: "serve",
    configureServer(server) {
      let latest = check(server);
      const recheck = async (path: string) => {
        if (!path.startsWith(`${server.config.root}/data/`) && !path.startsWith(`${server.config.root}/public/`))
          return;
        const before = await latest;
        latest = check(server);
        const problems = await latest;
        if (problems.length > 0 || before.length > 0) server.ws.send({ type: "full-reload" });
      };
      for (const change of ["add", "change", "unlink"] as const) server.watcher.on(change, recheck);
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
