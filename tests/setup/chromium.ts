import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

import { chromium } from "playwright";

/** The headless shell first: it draws no window that nobody sees, and is about twice as fast. */
const systemNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
] as const;

const packages = ["chromium-headless-shell", "chromium"] as const;

/**
 * The path of a Chromium to test in, installing one if there is none: Playwright's own if it can be downloaded, else
 * the system's, else the distribution's package. Throws with a clear message when all of that fails.
 */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium here yet: trying Playwright's own");
  run("playwright", ["install", "chromium"], 240);
  const own = findChromium();
  if (own) return own;
  console.log("It could not be downloaded: trying the distribution's package");
  if (run("apt-get", ["--version"], 10)) {
    run("apt-get", ["update"], 180);
    packages.some((name) => run("apt-get", ["install", "--yes", "--no-install-recommends", name], 600));
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error("No Chromium to test in. Install one (`npx playwright install chromium`) or set CHROMIUM_PATH to it");
}

/** The path of a Chromium that is here: the one named by CHROMIUM_PATH, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return named;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return systemNames
    .flatMap((name) => (process.env["PATH"] ?? "").split(":").map((folder) => `${folder}/${name}`))
    .find((path) => existsSync(path));
}

function run(command: string, args: readonly string[], seconds: number): boolean {
  return spawnSync(command, args, { stdio: "inherit", timeout: seconds * 1000 }).status === 0;
}
