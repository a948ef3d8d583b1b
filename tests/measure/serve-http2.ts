import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { generate } from "selfsigned";
import { serveSite } from "../../app/tools/serve.ts";

/** HTTP/2 forbids the first two headers, and compression changes the third. */
const notForwarded = new Set(["connection", "keep-alive", "content-length"]);

const isText = /^text\/|javascript|json|xml/;

/** Serves a build over HTTP/2 with compression, as hosts do. Uses a free port and a self-signed certificate. */
export async function serveHttp2(folder: string): Promise<{ address: string; close: () => void }> {
  const site = await serveSite(0, folder);
  const { port: sitePort } = site.address() as AddressInfo;
  const compressed = new Map<string, Buffer>();
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const server = createSecureServer({ key, cert }, async ({ url, headers: { range } }, response) => {
    const answer = await fetch(`http://localhost:${sitePort}${url}`, { headers: range ? { range } : {} });
    const bytes = Buffer.from(await answer.arrayBuffer());
    for (const [name, value] of answer.headers) if (!notForwarded.has(name)) response.setHeader(name, value);
    if (!isText.test(answer.headers.get("content-type") ?? ""))
      return void response.writeHead(answer.status).end(bytes);
    const body = compressed.get(url) ?? brotliCompressSync(bytes);
    compressed.set(url, body);
    response.writeHead(answer.status, { "content-encoding": "br" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    site.closeAllConnections();
    site.close();
  };
  return { address: `https://localhost:${port}`, close };
}
