import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copySite } from "#tests/setup/copy-site.ts";

const copy = copySite("tsconfig.json", "react-router.config.ts", "vite.config.ts");
let server: ChildProcess;
let address = "";

beforeAll(async () => {
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
}, 120_000);

afterAll(async () => {
  if (server.pid) process.kill(-server.pid);
  await once(server, "exit");
  rmSync(copy, { recursive: true, maxRetries: 5 });
});

async function get(path: string): Promise<string> {
  const response = await fetch(address + path, { headers: { Accept: "text/html" } });
  return `${response.status} ${await response.text()}`;
}

test("the dev server shows added and changed content files, and the problems of broken ones", async () => {
  const file = join(copy, "data/quizzes/new.ts");
  const source = readFileSync("data/quizzes/ep8-qa-basics.ts", "utf8").replace('id: "ep8-qa-basics"', 'id: "new"');
  // The watcher ignores changes before its first scan ends, and a busy machine may read a half-written file.
  const expectAfter = async (text: string, page: string) => {
    const write = () => (writeFileSync(file, text), get("/quizzes/new"));
    await expect.poll(write, { timeout: 90_000, interval: 2000 }).toMatch(new RegExp(page));
  };
  await expectAfter(source, "^200 ");
  await expectAfter(source.replace(/title: ".+?"/, 'title: "Changed"'), "^200 [^]*Changed");
  await expectAfter(source.replace(/title: ".+?"/, "title: 5"), String.raw`^500 [^]*data/quizzes/new\.ts: title: `);
  await expectAfter(source, "^200 ");
}, 400_000);
