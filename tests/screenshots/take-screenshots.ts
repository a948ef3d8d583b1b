/**
 * `npm run screenshots`: pictures of every kind of page and its states, at five widths (some also on a phone on its side) in both themes, for whoever looks
 * the site over. Needs a finished build. `npm run screenshots -- 390 dark quiz` takes only those that match every word.
 */
import { mkdir, rm } from "node:fs/promises";

import { chromium } from "playwright";

import { serveSite } from "../../app/build/serve.ts";
import { beginStep } from "../../app/build/steps.ts";
import { findOrInstallChromium } from "../setup/chromium.ts";
import { listStates } from "./states.ts";

const folder = "tests/e2e/results/screenshots";
const port = Number(process.env["PORT"] ?? 4190);
const heights = { 320: 844, 390: 844, 768: 900, 1440: 900, 1920: 1080 };
const turned = { 844: 390 };
const themes = ["light", "dark"] as const;

const words = process.argv.slice(2);
const shots = listStates()
  .flatMap((state) => {
    const screens = Object.entries(state.isTurned ? { ...heights, ...turned } : heights);
    return screens.flatMap(([width, height]) =>
      themes.map((theme) => ({ state, viewport: { width: Number(width), height }, theme })),
    );
  })
  .map((shot) => ({ ...shot, file: `${shot.state.name}.${shot.viewport.width}.${shot.theme}.png` }))
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
for (const [index, { state, viewport, theme, file }] of shots.entries()) {
  step.update(`${index + 1} of ${shots.length}`);
  const page = await browser.newPage({
    viewport,
    isMobile: viewport.width < 768,
    colorScheme: theme,
    locale: "ka-GE",
    timezoneId: "Asia/Tbilisi",
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
    serviceWorkers: "block",
  });
  page.setDefaultTimeout(12_000);
  try {
    await state.arrange?.(page);
    await page.goto(`http://localhost:${port}${state.path}`, { waitUntil: "domcontentloaded" });
    // Where something never comes, there is no end to wait for.
    await page.waitForLoadState("networkidle", { timeout: 4000 }).catch(() => undefined);
    await state.prepare?.(page);
    const fullPage = state.isWhole ?? !state.prepare;
    if (fullPage) await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: `${folder}/${file}`, fullPage });
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
