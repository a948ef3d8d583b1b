import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { writeWorker } from "#app/build/finish-build.ts";
import { answerFrom, serveSite } from "#app/build/serve.ts";
import { inlineScript } from "#app/document/security-policy.ts";

const site = "build/client";

/** Files that are slow to copy and that only tests of the whole site need. */
const isExtra = (file: string) =>
  /\.(png|jpg|webp|mp4|webm)$|\/(guests|memes|events|topics|gamejam-2025-gallery)\/.|\/quizzes\/.*\.(html|data)$/.test(
    file,
  );

/**
 * Builds a release from a second later: every script has another name, and the data have another shape that its own
 * scripts understand. Returns its folder and build time. `isWhole` copies all files and the worker; `hasWorker` adds the
 * worker to the part that most tests need.
 */
export async function laterRelease({ isWhole = false, hasWorker = false } = {}): Promise<{
  folder: string;
  build: string;
}> {
  const folder = await mkdtemp(join(tmpdir(), "release-"));
  await cp(site, folder, { recursive: true, filter: (file) => isWhole || !isExtra(file) });
  const scripts = globSync("assets/*.js", { cwd: folder });
  const names = new RegExp(scripts.map((file) => basename(file, ".js")).join("|"), "g");
  const [, built = ""] = /data-built="([^"]+)"/.exec(await readFile(join(folder, "index.html"), "utf8")) ?? [];
  const later = new Date(Date.parse(built) + 1000).toISOString();
  const renamed = (text: string) =>
    text.replace(names, "$&-later").replaceAll(built, later).replaceAll(aField, `${aField}Later`);
  for (const file of globSync("**/*.{html,js,data,json}", { cwd: folder })) {
    const path = join(folder, file);
    const before = await readFile(path, "utf8");
    await writeFile(path, file.endsWith(".html") ? withHashes(before, renamed(before)) : renamed(before));
  }
  for (const file of scripts) await rename(join(folder, file), join(folder, renamed(file)));
  if (isWhole || hasWorker) await writeWorker(folder, "worker");
  return { folder, build: later };
}

/** A field of the loaders' data that lists and pages of episodes and guests require. */
const aField = "tagInfo";

/** Updates the hashes of inline scripts in the page's policy. */
function withHashes(before: string, after: string): string {
  const [old, current] = [before, after].map((html) =>
    [...html.matchAll(inlineScript)].map(([, code = ""]) => createHash("sha256").update(code).digest("base64")),
  );
  return (old ?? []).reduce((html, hash, index) => html.replace(hash, current?.[index] ?? ""), after);
}

/** A host whose site can be replaced and whose network can be cut. */
export class Host {
  #server: Server | undefined;
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  /** Replaces the site by this one. */
  async deploy(folder: string): Promise<void> {
    await this.cut();
    this.#server = await serveSite(this.#port, folder);
  }

  /** Serves this site behind a proxy. `answer` returns true if it has answered the request itself. */
  async intercept(folder: string, answer: (request: IncomingMessage, response: ServerResponse) => boolean) {
    const answerAsSite = answerFrom(folder);
    await this.#listen(
      createServer((request, response) => void (answer(request, response) || answerAsSite(request, response))),
    );
  }

  /** Accepts every request from now on without answering. */
  async stall(): Promise<void> {
    await this.#listen(createServer());
  }

  async #listen(server: Server): Promise<void> {
    await this.cut();
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, resolve));
  }

  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
}
