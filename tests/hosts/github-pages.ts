/**
 * A server that is as strict as GitHub Pages: x.html for /x, index.html for a folder, 404.html for all else, no header of
 * ours, and gzip for the types that it knows. `node tests/hosts/github-pages.ts FOLDER PORT`
 */
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { isUtf8MimeType, mime, send } from "@fastify/send";

const zipped = /\.(html|css|js|json|svg|xml)$/;

const [folder = "", port = ""] = process.argv.slice(2);

createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
}).listen(Number(port), "127.0.0.1");

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Two slashes at the beginning would name a host.
  const { pathname } = new URL(`http://localhost${request.url}`);
  const path = decodeURIComponent(pathname);
  const names = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
  for (const name of names) {
    const isZipped = zipped.test(name) && /\bgzip\b/.test(String(request.headers["accept-encoding"]));
    const { statusCode, headers, stream, type } = await send(request, encodeURI(isZipped ? `${name}.gz` : name), {
      root: folder,
      dotfiles: "allow",
      index: false,
      maxAge: "10m",
    });
    if (type !== "file") continue;
    const encoding = isZipped ? { "Content-Encoding": "gzip", Vary: "Accept-Encoding" } : {};
    response.writeHead(statusCode, { ...headers, ...encoding, "Content-Type": typeOf(name) });
    return pipeline(stream, response);
  }
  const isBelow = existsSync(join(folder, path.split("/")[1] ?? "", "404.html"));
  const page = await send(request, isBelow ? `/${path.split("/")[1]}/404.html` : "/404.html", { root: folder });
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
  await pipeline(page.stream, response);
}

function typeOf(name: string): string {
  const type = mime.getType(name) ?? "application/octet-stream";
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
