/**
 * `npm run screenshots`: pictures of every kind of page and its states, at five widths in both themes, for whoever looks
 * the site over. Needs a finished build. `npm run screenshots -- 390 dark quiz` takes only those that match every word.
 */
import { mkdir, rm } from "node:fs/promises";

import { chromium } from "playwright";

import { serveSite } from "../../app/build/serve.ts";
import { beginStep } from "../../app/build/steps.ts";
import { findOrInstallChromium } from "../setup/chromium.ts";
import { listScenes } from "./scenes.ts";

const folder = "tests/e2e/results/screenshots";
const port = Number(process.env["PORT"] ?? 4190);
const widths = [320, 390, 768, 1440, 1920];
const themes = ["light", "dark"] as const;

const words = process.argv.slice(2);
const shots = listScenes()
  .flatMap((scene) => widths.flatMap((width) => themes.map((theme) => ({ scene, width, theme }))))
  .map((shot) => ({ ...shot, file: `${shot.scene.name}.${shot.width}.${shot.theme}.png` }))
  .filter(({ file }) => words.every((word) => file.split(".").some((part) => part === word || part.startsWith(word))));

const step = beginStep("screenshots");
const server = await serveSite(port);
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(step.update),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const failures: string[] = [];
for (const [index, { scene, width, theme, file }] of shots.entries()) {
  step.update(`${index + 1} of ${shots.length}`);
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme: theme,
    locale: "ka-GE",
    timezoneId: "Asia/Tbilisi",
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
    serviceWorkers: "block",
  });
  try {
    await scene.arrange?.(page);
    await page.goto(`http://localhost:${port}${scene.path}`, { waitUntil: "networkidle" });
    await scene.prepare?.(page);
    await page.screenshot({ path: `${folder}/${file}`, fullPage: scene.isWhole ?? !scene.prepare });
  } catch (error) {
    failures.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  await page.close();
}
await browser.close();
server.close();
if (failures.length === 0) {
  step.done(`${shots.length} in ${folder}`);
} else {
  step.fail(`${failures.length} of ${shots.length} failed`);
  console.error(failures.join("\n"));
  process.exitCode = 1;
}
