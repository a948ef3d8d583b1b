import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { Socket } from "node:net";
import { generate } from "selfsigned";

const videoHost = "www.youtube-nocookie.com";

/**
 * Starts a proxy between the browser and the internet. It answers every URL of YouTube's player with `playerPage` and
 * rejects all other requests. Returns a function that stops the proxy.
 */
export async function startProxy(port: number, playerPage: string): Promise<() => void> {
  const { private: key, cert } = await generate([{ name: "commonName", value: videoHost }]);
  const player = createTlsServer({ key, cert }, (_, response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end(playerPage);
  });
  const server = createServer((_, response) => void response.writeHead(403).end());
  server.on("connect", (request, socket: Socket) => {
    socket.on("error", () => socket.destroy());
    if (request.url === `${videoHost}:443`) {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      player.emit("connection", socket);
      return;
    }
    socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
