import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { pathToFileURL } from "node:url";
import { send } from "@fastify/send";
import { headersOf } from "./headers.ts";

/** The path whose headers apply to errors. */
const noFile = "/404";

/**
 * Serves a folder like a strict static web server: `/x` is x.html, `/x/` is not found, and unknown paths get 404.html
 * with status 404. Does not compress. Throws if the folder has no finished build.
 */
export function answerFrom(folder: string, headersFor: (path: string) => Headers = headersOf): RequestListener {
  const notFoundFile = join(folder, "404.html");
  if (!existsSync(notFoundFile)) throw new Error("There is no finished site yet: run `npm run build` first");
  let notFound = readFileSync(notFoundFile);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.setHeaders(headersFor(noFile)).writeHead(405, { Allow: "GET, HEAD" }).end();
    const [path = ""] = (request.url ?? "").split("?");
    const file = await findFile(folder, path, request);
    if (file) {
      response.setHeaders(new Map(Object.entries(file.headers)));
      response.setHeaders(headersFor(file.type === "file" ? path : noFile)).writeHead(file.statusCode);
      return pipeline(file.stream, response);
    }
    // Keeps the previous 404 page while a running build has removed the file.
    notFound = await readFile(notFoundFile).catch(() => notFound);
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Length": notFound.length };
    response.setHeaders(headersFor(noFile)).writeHead(404, headers).end(notFound);
  }

  // Closes the connection if the visitor has left, or if a running build has removed the file.
  return (request, response) => void answer(request, response).catch(() => response.destroy());
}

async function findFile(folder: string, path: string, request: IncomingMessage) {
  // Answers 404 to an encoded slash, because React Router matches no page at such a path.
  if (/^\/404(\.html|\/)?$|%2f/i.test(path)) return undefined;
  for (const name of path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`]) {
    const file = await send(request, name, { root: folder, cacheControl: false, index: false });
    // Also sends failed preconditions (412), invalid ranges (416) and read errors (500).
    if (file.type === "file" || [412, 416, 500].includes(file.statusCode)) return file;
  }
  return undefined;
}

/**
 * Serves the finished site to this machine only, or at the address in the environment variable HOST. Resolves once it
 * listens. Rejects if there is no build or the port is in use.
 */
export async function serveSite(port: number, folder = "build/client"): Promise<Server> {
  const server = createServer(answerFrom(folder));
  // Not "localhost", which may resolve only to ::1. Clients that ask for "localhost" also try 127.0.0.1.
  server.listen(port, process.env["HOST"] ?? "127.0.0.1");
  await once(server, "listening");
  return server;
}

const isMain = import.meta.url === pathToFileURL(process.argv[1] ?? "").href;
if (isMain) {
  const port = Number(process.env["PORT"] ?? 3000);
  const host = process.env["HOST"] ?? "localhost";
  try {
    await serveSite(port);
    console.log(`Devtherapy is at http://${isIPv6(host) ? `[${host}]` : host}:${port}/ (Ctrl+C stops it)`);
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    const message = error instanceof Error ? error.message : error;
    console.error(isTaken ? `Port ${port} is taken. Try another one: PORT=${port + 1000} npm start` : message);
    process.exitCode = 1;
  }
}
