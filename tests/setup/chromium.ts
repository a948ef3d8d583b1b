import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { runQuietly } from "./steps.ts";

/** The headless shell is first, because it is about twice as fast. */
const systemNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
] as const;

const packages = ["chromium-headless-shell", "chromium"] as const;

/**
 * Returns the path of a Chromium for tests, and installs one if none is found: Playwright's own, or else the
 * distribution's package. Rejects with an instruction if that fails.
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = await findWorking();
  if (found) return found;
  const named = process.env["CHROMIUM_PATH"];
  if (named) throw new Error(`CHROMIUM_PATH does not name a working Chromium: ${named}`);
  await runQuietly("playwright", ["install", "chromium"], { timeoutSeconds: 240 });
  const own = await findWorking();
  if (own) return own;
  const hasApt = (await runQuietly("apt-get", ["--version"])).ok;
  if (hasApt) {
    await runQuietly("apt-get", ["update"], { timeoutSeconds: 180 });
    for (const name of packages) {
      const args = ["install", "--yes", "--no-install-recommends", name];
      if ((await runQuietly("apt-get", args, { timeoutSeconds: 600 })).ok) break;
    }
  }
  const installed = await findWorking();
  if (installed) return installed;
  throw new Error(
    "No Chromium could be downloaded or installed. Install one with `npx playwright install chromium`, or pass the path of an installed one: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}

/** The path of an installed Chromium: the one in CHROMIUM_PATH, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  return listChromiums()[0];
}

/** Like `findChromium`, but returns only a Chromium that starts. Playwright's own may lack system libraries. */
async function findWorking(): Promise<string | undefined> {
  for (const path of listChromiums()) {
    if ((await runQuietly(path, ["--version"], { timeoutSeconds: 30 })).ok) return path;
  }
  return undefined;
}

function listChromiums(): string[] {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return [named];
  const folders = (process.env["PATH"] ?? "").split(":");
  return [
    chromium.executablePath(),
    ...systemNames.flatMap((name) => folders.map((folder) => `${folder}/${name}`)),
  ].filter((path) => existsSync(path));
}
