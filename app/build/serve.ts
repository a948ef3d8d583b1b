import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import sirv from "sirv";

import { basePath, withoutBase } from "../lib/base-path.ts";
import { cacheControlOf, siteHeaders } from "./headers.ts";

const built = `${process.env.BUILD_FOLDER ?? "build"}/client`;

/**
 * Answers as a static host would: production headers, compressed files, and 404.html with status 404 for unknown paths.
 * Throws when there is no finished build in the folder.
 */
export function answerFrom(folder: string): RequestListener {
  const notFoundFile = join(folder, "404.html");
  if (!existsSync(notFoundFile)) throw new Error("There is no finished site yet: run `npm run build` first");
  let notFound = readFileSync(notFoundFile);
  const sayNotFound = (response: ServerResponse) => {
    // While the site is built anew there is none; after that, another one.
    if (existsSync(notFoundFile)) notFound = readFileSync(notFoundFile);
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(notFound);
  };
  const files = sirv(folder, {
    // Looks at the folder with every request, not once: a site that is built anew meanwhile is served as it is then.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => response.setHeader("Cache-Control", cacheControlOf(path)),
    onNoMatch: (_request, response) => sayNotFound(response),
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(siteHeaders)) response.setHeader(name, value);
    const address = request.url ?? "/";
    if (address === basePath) return void response.writeHead(308, { Location: `${basePath}/` }).end();
    if (!isPlainRange(request.headers.range)) delete request.headers.range;
    // A site that was built for a base path is served there, and nothing beside it.
    if (!address.startsWith(`${basePath}/`)) return sayNotFound(response);
    request.url = withoutBase(address);
    files(request, response);
  };
}

/** Whether a Range header is of the kind that sirv reads right; a server may answer any other with the whole file. */
function isPlainRange(range = ""): boolean {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return from !== undefined && (!to || Number(from) <= Number(to));
}

/** Serves the finished site. Resolves when it listens. Rejects when there is no build or the port is taken. */
export async function serveSite(port: number, folder = built): Promise<Server> {
  const server = createServer(answerFrom(folder));
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
    console.log(`Devtherapy is at http://localhost:${port}${basePath}/ (Ctrl+C stops it)`);
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
