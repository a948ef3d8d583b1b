// @vitest-environment node
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const here = { os: process.platform, cpu: process.arch };
const elsewhere = { os: process.platform === "darwin" ? "linux" : "darwin", cpu: process.arch };
const runtime = { version: "26.10.0", optional: true, bin: { node: "bin/node" } };

/** Runs the script with these packages locked and installed. Returns its output and whether npm ran. */
async function run(locked: Record<string, object>, installed: Record<string, object>, npm = "", prefix = "install-") {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = async (name: string, content: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  await write("package.json", "{}");
  await write("package-lock.json", JSON.stringify({ packages: { "": {}, ...locked } }));
  await write("node_modules/.package-lock.json", JSON.stringify({ packages: installed }));
  for (const path of Object.keys(installed)) await write(`${path}/package.json`, "{}");
  await write("npm.mjs", `import { writeFileSync } from "node:fs"; writeFileSync("ran", ""); ${npm}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("app/tools/install.mjs")], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, "npm.mjs") },
    encoding: "utf8",
  });
  return { status, output: stdout + stderr, hasInstalled: existsSync(join(folder, "ran")) };
}

test("skips npm if all packages are installed, except those for other systems", async () => {
  const locked = {
    "node_modules/node-here": { ...runtime, ...here },
    "node_modules/node-elsewhere": { ...runtime, ...elsewhere },
    "node_modules/x": { version: "1.0.0" },
  };
  const { "node_modules/node-elsewhere": _, ...installed } = locked;
  expect(await run(locked, installed)).toEqual({ status: 0, output: "", hasInstalled: false });
});

test("installs this system's Node, although it is optional", async () => {
  const locked = { "node_modules/node-here": { ...runtime, ...here } };
  const install = `writeFileSync("node_modules/.package-lock.json", ${JSON.stringify(JSON.stringify({ packages: locked }))});
    await import("node:fs").then((fs) => fs.mkdirSync("node_modules/node-here"));`;
  const { status, output, hasInstalled } = await run(locked, {}, install);
  expect([status, hasInstalled]).toEqual([0, true]);
  expect(output).toContain("installed");
});

test.each([
  ["that leaves out an optional package that it cannot fetch", "", "could not be downloaded"],
  ["that fails", 'console.error("EACCES");process.exit(1)', "npm could not install the packages:\nEACCES"],
])("reports an install %s", async (_what, npm, said) => {
  const { status, output } = await run({ "node_modules/node-here": { ...runtime, ...here } }, {}, npm);
  expect([status, output]).toEqual([1, expect.stringContaining(said)]);
});

test.each(["#", "?", "*"])("refuses to run in a folder with %s in its name", async (character) => {
  const { status, output, hasInstalled } = await run(
    { "node_modules/x": { version: "1.0.0" } },
    {},
    "",
    `in${character}`,
  );
  expect([status, hasInstalled]).toEqual([1, false]);
  expect(output).toMatch(/^Rename the folder \S+: .*\n$/);
  expect(output).toContain(`contains "${character}"`);
});
