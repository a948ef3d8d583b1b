import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { inlineScript } from "#app/publish/security-policy.ts";
import { answerFrom, serveSite } from "#app/tools/serve.ts";

const site = "build/client";

/** Files that are slow to copy and that only tests of the whole site need. */
const isExtra = (file: string) =>
  /\.(png|jpg|webp|mp4|webm)$|\/(guests|memes|events|topics|gamejam-2025-gallery)\/.|\/quizzes\/.*\.(html|data)$/.test(
    file,
  );

/**
 * Derives a later release from the build. Its build time is a second later, all scripts have new names, and a field of
 * the data has a new name that only the new scripts know. Returns the release's folder and build time.
 */
export async function laterRelease(): Promise<{ folder: string; build: string }> {
  const folder = await mkdtemp(join(tmpdir(), "release-"));
  await cp(site, folder, { recursive: true, filter: (file) => !isExtra(file) });
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
  return { folder, build: later };
}

/** A field in the loaders' data. Episodes and guests need it, in lists and on their own pages. */
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

  /** Serves another folder in place of the current one. */
  async deploy(folder: string): Promise<void> {
    await this.cut();
    this.#server = await serveSite(this.#port, folder);
  }

  /** Serves a folder, but passes each request to `answer` first, which returns true if it has answered the request. */
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
