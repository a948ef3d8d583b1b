import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** The headless shell is first, because it is about twice as fast. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Returns the path of a Chromium that starts. If there is none, installs Playwright's own, or else the distribution's
 * package. Throws an instruction if that fails.
 */
export function findOrInstallChromium(): string {
  const named = process.env["CHROMIUM_PATH"];
  const found = findWorking();
  if (found) return found;
  if (named) throw new Error(`CHROMIUM_PATH does not name a working Chromium: ${named}`);
  run("playwright", ["install", "chromium"], 240);
  if (!findWorking() && run("apt-get", ["update"], 180))
    names.slice(0, 2).some((name) => run("apt-get", ["install", "--yes", "--no-install-recommends", name], 600));
  const installed = findWorking();
  if (installed) return installed;
  throw new Error(
    "No Chromium could be downloaded or installed. Install one with `npx playwright install chromium`, or pass the path of an installed one: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}

/** Returns the path of an installed Chromium: the one in CHROMIUM_PATH, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  return listChromiums()[0];
}

/** Like `findChromium`, but returns only a Chromium that starts. Playwright's own may lack system libraries. */
function findWorking(): string | undefined {
  return listChromiums().find((path) => run(path, ["--version"], 30));
}

function listChromiums(): string[] {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return [named];
  const folders = (process.env["PATH"] ?? "").split(":");
  const paths = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return [chromium.executablePath(), ...paths].filter((path) => existsSync(path));
}

/** Runs a program without output. Returns true if it succeeds in time. */
function run(program: string, args: readonly string[], timeoutSeconds: number): boolean {
  return spawnSync(program, args, { stdio: "ignore", timeout: timeoutSeconds * 1000 }).status === 0;
}
