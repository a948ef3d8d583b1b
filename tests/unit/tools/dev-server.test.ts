import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let copy: string;
let server: ChildProcess;
let address = "";
let printed = "";

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "dev-server-"));
  const configs = ["package.json", "tsconfig.json", "react-router.config.ts", "vite.config.ts"];
  for (const part of ["app", "data", "public", ...configs]) cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  // The router's command starts a second process. Start both in a new process group, so that the test can end both.
  server = spawn("node_modules/.bin/react-router", ["dev"], {
    cwd: copy,
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, NODE_ENV: "development", VITEST: "", NO_COLOR: "1" },
  });
  while (address === "" && server.stdout) {
    const [output] = (await once(server.stdout, "data")) as [Buffer];
    address = /http:\/\/localhost:\d+/.exec(String(output))?.[0] ?? "";
  }
  server.stdout?.on("data", (output: Buffer) => {
    printed += String(output);
  });
}, 120_000);

afterAll(async () => {
  if (server.pid) process.kill(-server.pid);
  await once(server, "exit");
  rmSync(copy, { recursive: true, maxRetries: 5 });
});

function change(file: string, from: string, to: string) {
  const path = join(copy, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
}

function touch(file: string) {
  utimesSync(join(copy, file), new Date(), new Date());
}

async function statusOf(path: string): Promise<number> {
  return (await fetch(address + path, { headers: { Accept: "text/html" } })).status;
}

/** Notes that the dev server shows to the author of a page. */
async function notesOf(path: string): Promise<unknown> {
  return (await fetch(`${address}/__content-notes?page=${path}`)).json();
}

/** Waits until these pages and their data respond with the status. */
async function expectAll(paths: readonly string[], status: number) {
  const asked = paths.flatMap((path) => [path, `${path}.data`]);
  await expect
    .poll(() => Promise.all(asked.map(statusOf)), { timeout: 90_000, interval: 300 })
    .toEqual(asked.map(() => status));
}

test("the dev server adds and removes pages as content files appear and disappear, and recovers after a mistake", async () => {
  // The watcher ignores files that are added before its first scan ends.
  await expect
    .poll(() => (touch("data/guests/abela.ts"), printed), { timeout: 90_000, interval: 500 })
    .toContain(`→ ${address}/guests/abela\n`);
  const changes = {
    ibxIUdZ84hQ: "AAAAAAAAAAA",
    "number: 8": "number: 990",
    "#8": "#990",
    '"q-a"': '"new-episode"',
    '"entry level"': '"quantum duck"',
  };
  const text = readFileSync(join(copy, "data/episodes/q-a.ts"), "utf8");
  const added = Object.entries(changes).reduce((all, [from, to]) => all.replaceAll(from, to), text);
  writeFileSync(join(copy, "data/episodes/new-episode.ts"), added);
  cpSync(join(copy, "public/memes/bug-priority.webp"), join(copy, "public/memes/new-meme.webp"));
  const paths = ["/episodes/new-episode", "/memes/new-meme"];
  await expectAll(paths, 200);
  for (const path of paths) await expect.poll(() => printed, { timeout: 90_000 }).toContain(`→ ${address}${path}\n`);

  // A draft has a page, with notes. A tag gets a page when a second episode uses it.
  change("data/episodes/q-a.ts", '"entry level"', '"quantum duck"');
  change("data/episodes/new-episode.ts", "export default {", "export default {\n  draft: true,");
  await expect
    .poll(() => notesOf("/episodes/new-episode"), { timeout: 90_000 })
    .toEqual({
      file: "data/episodes/new-episode.ts",
      leftOut: "is a draft",
      notes: expect.arrayContaining([expect.stringContaining("(quiz): ")]) as unknown,
    });
  // On a busy machine the server may read a half-written file and recover only with the next save.
  await expect
    .poll(() => (touch("data/episodes/q-a.ts"), statusOf("/topics/quantum-duck")), { timeout: 90_000, interval: 2000 })
    .toBe(200);
  await expectAll(["/episodes/new-episode", "/topics/quantum-duck"], 200);

  renameSync(join(copy, "data/episodes/new-episode.ts"), join(copy, "data/episodes/renamed.ts"));
  await expect.poll(() => statusOf("/episodes"), { timeout: 90_000 }).toBe(500);
  const broken = await fetch(`${address}/episodes`, { headers: { Accept: "text/html" } });
  expect(await broken.text()).toMatch(/data\/episodes\/renamed\.ts: .*\(line \d+\)/);
  change("data/episodes/renamed.ts", '"new-episode"', '"renamed"');
  // The watcher also misses changes made right after a rename.
  await expect
    .poll(() => (touch("data/episodes/renamed.ts"), statusOf("/episodes")), { timeout: 90_000, interval: 1000 })
    .toBe(200);
  await expectAll(["/episodes/renamed"], 200);
  await expectAll(["/episodes/new-episode"], 404);
  expect(await notesOf("/episodes/new-episode")).toEqual({ file: "data/episodes/new-episode.ts" });

  rmSync(join(copy, "data/episodes/renamed.ts"));
  rmSync(join(copy, "public/memes/new-meme.webp"));
  await expectAll(["/memes/new-meme", "/episodes/renamed", "/topics/quantum-duck"], 404);
}, 400_000);
