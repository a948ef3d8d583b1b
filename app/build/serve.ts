import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { pathToFileURL } from "node:url";
import { send } from "@fastify/send";
import accept from "@hapi/accept";
import { cacheControlOf, caching, contentType, endingOf, siteHeaders, svgPolicy } from "./hosts/host-rules.ts";

/** What a build leaves beside its files, the smallest first. */
const endings: Readonly<Record<string, string>> = { br: ".br", gzip: ".gz", identity: "" };

/**
 * Answers as a static host would: production headers, compressed files, and 404.html with status 404 for unknown paths.
 * Throws when there is no finished build in the folder.
 */
export function answerFrom(folder: string): RequestListener {
  const notFoundFile = join(folder, "404.html");
  if (!existsSync(notFoundFile)) throw new Error("There is no finished site yet: run `npm run build` first");
  let notFound = readFileSync(notFoundFile);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries({ ...siteHeaders, "Cache-Control": caching.alwaysAsk }))
      response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.writeHead(405, { Allow: "GET, HEAD" }).end();
    // A client may name the host here as well.
    const [, address = "", query = ""] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/i.exec(request.url ?? "") ?? [];
    if (/^\/index(\.html|\/)?$/.test(address)) return void response.writeHead(308, { Location: `/${query}` }).end();
    const found = address.startsWith("/") ? await findFile(folder, address, request) : undefined;
    if (found) return pipeline(found.stream, response.writeHead(found.statusCode, found.headers));
    // While the site is built anew there is none; after that, another one.
    notFound = await readFile(notFoundFile).catch(() => notFound);
    const headers = { "Content-Type": contentType("html"), "Content-Length": notFound.length };
    response.writeHead(404, headers).end(notFound);
  }

  // Hung up when the visitor has gone, or when the file has because the site is built anew.
  return (request, response) => void answer(request, response).catch(() => response.destroy());
}

/** What answers this address: "/x" is x.html, "/x/" is nothing, as on the strictest hosts. Without a result there is nothing. */
async function findFile(folder: string, path: string, request: IncomingMessage) {
  // An encoded slash would name a page by an address that the page itself does not know.
  if (/^\/404(\.html|\/)?$|%2f/i.test(path)) return undefined;
  const names = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
  const accepted = new Set([acceptedEncoding(request), "identity"]);
  for (const name of names) {
    for (const encoding of accepted) {
      const file = `${name}${endings[encoding] ?? ""}`;
      const found = await send(request, file, { root: folder, dotfiles: "allow", cacheControl: false, index: false });
      if (found.type === "file") return { ...found, headers: { ...found.headers, ...headersOf(name, encoding) } };
      // A range or a condition that does not hold, or a file that cannot be read; all else is not there.
      if ([412, 416, 500].includes(found.statusCode)) return found;
    }
  }
  return undefined;
}

function headersOf(name: string, encoding: string): Record<string, string> {
  return {
    "Cache-Control": cacheControlOf(name),
    "Content-Type": contentType(endingOf(name)),
    Vary: "Accept-Encoding",
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    ...(/\.svg$/i.test(name) && { "Content-Security-Policy": svgPolicy }),
  };
}

/** The best of the encodings there are; what cannot be understood asks for none. */
function acceptedEncoding(request: IncomingMessage): string {
  try {
    return accept.encoding(request.headers["accept-encoding"]?.toString(), Object.keys(endings));
  } catch {
    return "identity";
  }
}

/**
 * Serves the finished site, to this machine alone unless the environment's HOST says otherwise. Resolves when it listens.
 * Rejects when there is no build or the port is taken.
 */
export async function serveSite(
  port: number,
  folder = `${process.env.BUILD_FOLDER ?? "build"}/client`,
): Promise<Server> {
  const server = createServer(answerFrom(folder));
  // Not "localhost", which may stand for ::1 alone: browsers and Node try both addresses for it.
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
