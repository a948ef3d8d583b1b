import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import compression from "compression";
import sirv from "sirv";

import { cacheControlOf, siteHeaders } from "./headers.ts";

const folder = "build/client";

/**
 * Serves the finished site as a static host would: production headers, compression, and 404.html with status 404 for
 * unknown paths. Resolves when it listens. Rejects when there is no build or the port is taken.
 */
export async function serveSite(port: number): Promise<Server> {
  if (!existsSync(join(folder, "404.html")))
    throw new Error("There is no finished site yet: run `npm run build` first");
  const notFound = readFileSync(join(folder, "404.html"));
  const compress = compression();
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response, path) => response.setHeader("Cache-Control", cacheControlOf(path)),
    onNoMatch: (_request, response) => {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      response.end(notFound);
    },
  });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(siteHeaders)) response.setHeader(name, value);
    // The middleware is written for Express's requests but uses only what Node's have.
    compress(request as never, response as never, () => files(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
  return server;
}

const isMain = import.meta.url === pathToFileURL(process.argv[1] ?? "").href;
if (isMain) {
  const port = Number(process.env["PORT"] ?? 3000);
  try {
    await serveSite(port);
    console.log(`Devtherapy is at http://localhost:${port} (Ctrl+C stops it)`);
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    console.error(
      isTaken
        ? `Port ${port} is taken. On another one: PORT=${port + 1000} npm start`
        : error instanceof Error
          ? error.message
          : error,
    );
    process.exitCode = 1;
  }
}
