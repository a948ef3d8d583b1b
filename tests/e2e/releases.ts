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

/** What takes time to copy, and is not asked for where a part of the site is enough. */
const isExtra = (file: string) =>
  /\.(png|jpg|webp|mp4|webm)$|\/(guests|memes|events|topics|gamejam-2025-gallery)\/.|\/quizzes\/.*\.(html|data)$/.test(
    file,
  );

/**
 * The site as a release a second later would be: another name for every script, and another shape of its data, which its
 * own scripts know. Its folder and its time; whole, with its worker, or as much of it as the tests of releases need, and
 * its worker if they ask for it.
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

/** A field of the loaders' data without which lists and pages of episodes and guests break. */
const aField = "tagInfo";

/** A page's policy names its inline scripts by their hashes. */
function withHashes(before: string, after: string): string {
  const [old, current] = [before, after].map((html) =>
    [...html.matchAll(inlineScript)].map(([, code = ""]) => createHash("sha256").update(code).digest("base64")),
  );
  return (old ?? []).reduce((html, hash, index) => html.replace(hash, current?.[index] ?? ""), after);
}

/** A host whose site can be replaced and whose net can be cut. */
export class Host {
  #server: Server | undefined;
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  /** Shows this site instead of the one before, of which no file is left. */
  async deploy(folder: string): Promise<void> {
    await this.cut();
    this.#server = await serveSite(this.#port, folder);
  }

  /** Shows this site behind a proxy, which says of each request whether it has answered in the site's place. */
  async intercept(folder: string, answer: (request: IncomingMessage, response: ServerResponse) => boolean) {
    const answerAsSite = answerFrom(folder);
    await this.#listen(
      createServer((request, response) => void (answer(request, response) || answerAsSite(request, response))),
    );
  }

  /** Takes every request from now on and answers none. */
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
