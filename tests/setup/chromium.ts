import { existsSync } from "node:fs";

import { chromium } from "playwright";

import { runQuietly } from "../../app/build/run-quietly.ts";

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
 * the system's, else the distribution's package. Rejects with a clear message when all of that fails.
 */
export async function findOrInstallChromium(onProgress: (what: string) => void): Promise<string> {
  const found = findChromium();
  if (found) return found;
  onProgress("downloading Playwright's own");
  await runQuietly("playwright", ["install", "chromium"], { timeoutSeconds: 240 });
  const own = findChromium();
  if (own) return own;
  onProgress("Playwright's own could not be downloaded: installing the distribution's package");
  const hasApt = (await runQuietly("apt-get", ["--version"])).ok;
  if (hasApt) {
    await runQuietly("apt-get", ["update"], { timeoutSeconds: 180 });
    for (const name of packages) {
      const args = ["install", "--yes", "--no-install-recommends", name];
      if ((await runQuietly("apt-get", args, { timeoutSeconds: 600 })).ok) break;
    }
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "No Chromium to test in: none could be downloaded or installed. Install one (`npx playwright install chromium`), or name one: CHROMIUM_PATH=/path/to/chromium npm test",
  );
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
