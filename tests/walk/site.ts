import { rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { answerFrom } from "#app/tools/serve.ts";
import { laterRelease } from "../e2e/releases.ts";

/** The condition of the network. With "failing", only requests for pages succeed. */
export type Network = "normal" | "slow" | "failing" | "offline";

/** Milliseconds by which a slow network delays each response. */
const delay = 300;

/** Serves the built site or a later release of it, under the condition `network`. */
export class Site {
  network: Network = "normal";
  /** True while the server serves the later release. */
  hasLaterRelease = false;
  readonly origin: string;
  readonly #server: Server;
  readonly #laterFolder: string;

  private constructor(server: Server, port: number, laterFolder: string) {
    this.#server = server;
    this.#laterFolder = laterFolder;
    this.origin = `http://localhost:${port}`;
  }

  static async start(port: number): Promise<Site> {
    const { folder } = await laterRelease({ isWhole: true });
    const [answerNow, answerLater] = [answerFrom("build/client"), answerFrom(folder)];
    const listener: RequestListener = (request, response) => {
      const isPage = request.headers["sec-fetch-dest"] === "document";
      // Cut the connection for a page's data, because status 503 would show the error screen.
      const isData = /\.data(\?|$)/.test(request.url ?? "");
      const isFailing = site.network === "failing" && !isPage;
      if (site.network === "offline" || (isFailing && isData)) return void request.socket.destroy();
      if (isFailing) return void response.writeHead(503).end();
      const answer = site.hasLaterRelease ? answerLater : answerNow;
      setTimeout(() => answer(request, response), site.network === "slow" ? delay : 0);
    };
    const server = createServer(listener);
    const site = new Site(server, port, folder);
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    return site;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
    rmSync(this.#laterFolder, { recursive: true });
  }
}
