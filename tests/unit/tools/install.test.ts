// @vitest-environment node
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const record = "node_modules/.package-lock.json";

/** Runs the script. Packages were installed before or after the last change of the lock file, or never. */
async function run(installed: "before" | "after" | "never", { npm = "", prefix = "install-" } = {}) {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "node_modules"));
  await writeFile(join(folder, "package-lock.json"), "{}");
  if (installed !== "never") {
    await writeFile(join(folder, record), "{}");
    const seconds = Date.now() / 1000 + (installed === "before" ? -60 : 60);
    await utimes(join(folder, record), seconds, seconds);
  }
  const install = `writeFileSync("ran", ""); writeFileSync("${record}", "{}");`;
  await writeFile(join(folder, "npm.mjs"), `import { writeFileSync } from "node:fs"; ${npm} ${install}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("app/tools/install.mjs")], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, "npm.mjs") },
    encoding: "utf8",
  });
  const isNew = () => statSync(join(folder, record)).mtime >= statSync(join(folder, "package-lock.json")).mtime;
  return { status, output: stdout + stderr, hasRun: existsSync(join(folder, "ran")), isNew };
}

test("skips npm if the packages were installed after the last change of the lock file", async () => {
  expect(await run("after")).toMatchObject({ status: 0, output: "", hasRun: false });
});

test.each(["before", "never"] as const)("installs outdated or missing packages: %s", async (installed) => {
  const { status, output, hasRun, isNew } = await run(installed);
  expect({ status, hasRun, isNew: isNew() }).toEqual({ status: 0, hasRun: true, isNew: true });
  expect(output).toContain("✓ packages");
});

test("reports a failed installation, with npm's message, and says what to do", async () => {
  const { status, output } = await run("never", { npm: 'console.error("EACCES"); process.exit(1);' });
  expect(status).toBe(1);
  expect(output).toContain("EACCES\nThe packages could not be installed. Check the network");
});

test.each(["#", "?", "*"])("refuses to run in a folder with %s in its name", async (character) => {
  const { status, output, hasRun } = await run("never", { prefix: `in${character}` });
  expect({ status, hasRun }).toEqual({ status: 1, hasRun: false });
  expect(output).toMatch(/^Rename the folder \S+: .*\n$/);
  expect(output).toContain(`"${character}"`);
});
