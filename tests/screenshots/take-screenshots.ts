/**
 * `npm run screenshots`: takes screenshots of every kind of page and state, at three widths and in both themes, for new and
 * returning visitors. Needs a finished build. `npm run screenshots -- 390 dark quiz` takes those whose names contain all words.
 */
import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { serveSite } from "../../app/tools/serve.ts";
import { busyListener, keep, keepCards, store, stored } from "../e2e/listening-data.ts";
import { allPages, onePerKind } from "../e2e/pages.ts";
import { serveStandIn } from "../e2e/youtube-stand-in.ts";
import { findOrInstallChromium } from "../setup/chromium.ts";
import { beginStep } from "../setup/steps.ts";

/** An action on a page: the name of a button or link to press if it exists, or a function. */
type Action = string | RegExp | ((page: Page) => Promise<unknown>);

/** A state to capture. Without actions the screenshot shows the whole page, otherwise the window. */
type State = readonly [name: string, path: string, ...actions: Action[]];

const folder = "tests/e2e/results/screenshots";
const port = Number(process.env["PORT"] ?? 4190);
const episode = allPages.findLast((path) => path.startsWith("/episodes/")) ?? "";
const meme = allPages.find((path) => path.startsWith("/memes/")) ?? "";

const states: readonly State[] = [
  ...[...onePerKind, episode, "/offline"].map((path): State => [nameOf(path), path]),
  ["unknown-page", "/no-such-page"],
  ["unknown-episode", "/episodes/no-such-episode"],
  ["unknown-guest", "/guests/no-such-guest"],
  ["unknown-event", "/events/no-such-event"],
  ["no-episodes", "/episodes?q=zzzzzz"],
  ["no-guests", "/guests?q=zzzzzz"],
  ["no-quizzes", "/quizzes?category=none"],
  ["no-events", "/events?filter=upcoming"],
  ["no-memes", "/memes?filters="],
  ["viewer", meme.replace("/memes/", "/memes?selected="), keys()],
  ["menu", "/episodes", "Menu"],
  ["toast", episode, /^Share/],
  ["clear", "/wrapped", "Clear all data"],
  ["cart", "/shop", "Add to cart"],
  ["shortcuts", "/", keys("Shift+?")],
  ["palette", "/", keys("Control+k")],
  ["palette-results", "/", searchFor("gpu")],
  ["palette-empty", "/", searchFor("zzzz")],
  ["quiz-question", "/quizzes", "Take Quiz"],
  ["quiz-answer", "/quizzes", "Take Quiz", keys("2", "Enter", "p")],
  ["quiz-result", "/quizzes", "Take Quiz", answerAll],
  ["review-question", "/quizzes/review", "Start review"],
  ["player", episode, /^(Play|Resume)/],
  ["player-dock", episode, /^(Play|Resume)/, "Back to Episodes"],
];

const words = process.argv.slice(2);
const shots = states
  .flatMap(([name, path, ...actions]) => [390, 768, 1440].map((width) => ({ name, path, actions, width })))
  .flatMap((shot) => (["light", "dark"] as const).map((theme) => ({ ...shot, theme })))
  .flatMap((shot) => ["new", "back"].map((visitor) => ({ ...shot, visitor })))
  .map((shot) => ({ ...shot, file: `${shot.name}.${shot.width}.${shot.theme}.${shot.visitor}.png` }))
  .filter(({ file }) => words.every((word) => file.split(".").some((part) => part.startsWith(word))));

const step = beginStep("screenshots");
const server = await serveSite(port);
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const failures: string[] = [];
for (const { path, actions, width, theme, visitor, file } of shots) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    isMobile: width < 768,
    colorScheme: theme,
    locale: "ka-GE",
    timezoneId: "Asia/Tbilisi",
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
    serviceWorkers: "block",
  });
  await serveStandIn(page.context());
  if (visitor === "back") await rememberVisits(page);
  try {
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: "networkidle" });
    for (const action of actions) {
      await (typeof action === "function" ? action(page) : press(page, action));
      await page.waitForTimeout(700);
    }
    await page.screenshot({ path: `${folder}/${file}`, fullPage: actions.length === 0 });
  } catch (error) {
    failures.push(`${file}: ${String(error)}`);
  }
  await page.close();
}
// Write the image at the top of README.md.
const readmeShot = `${folder}/landing.1440.light.new.png`;
if (existsSync(readmeShot)) {
  await sharp(readmeShot)
    .extract({ left: 0, top: 0, width: 1440, height: 900 })
    .resize(960)
    .webp()
    .toFile(".github/landing.webp");
}
await browser.close();
server.close();
if (failures.length > 0) throw new Error(`${failures.length} of ${shots.length} failed:\n${failures.join("\n")}`);
step.done(`${shots.length} in ${folder}`);

function nameOf(path: string): string {
  return path.slice(1).replaceAll("/", "-") || "landing";
}

async function rememberVisits(page: Page): Promise<void> {
  const place = { seconds: 2400, duration: 8520, heard: [[0, 2400]], heardAt: new Date().toISOString() };
  await store(page, stored(busyListener));
  await keep(page, "devtherapy-positions", { positions: { ptPHTbQk_sA: place } });
  await keepCards(page);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  const found = page.getByRole("button", { name }).or(page.getByRole("link", { name })).first();
  if (await found.isVisible()) await found.click();
}

function keys(...names: string[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const name of names) await page.keyboard.press(name);
  };
}

function searchFor(query: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Type a command or search...").fill(query);
  };
}

async function answerAll(page: Page): Promise<void> {
  const end = page.getByRole("heading", { name: /Complete!$/ });
  while (!(await end.isVisible())) {
    // Pick, confirm, pause, continue.
    await keys("2", "Enter", "p", "p")(page);
    await page.getByRole("radio", { disabled: false }).or(end).first().waitFor();
  }
}
