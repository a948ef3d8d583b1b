import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type Page, test as withoutBrowser } from "playwright/test";
import { assetsIn, siteCaches } from "#app/offline/site-caches.ts";
import { writeWorker } from "#app/tools/finish-build.ts";
import { episodes } from "./content.ts";
import { expect, expectNoAxeViolations, test, visit, waitForHydration } from "./fixtures.ts";
import { heading, section } from "./locators.ts";
import { Host } from "./releases.ts";

// One port per worker, because repeated runs of this file are parallel.
const port = Number(process.env["E2E_PORT"] ?? 4179) + 200 + Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);
const host = new Host(port);
const build = "build/client";

test.describe.configure({ mode: "default" });
test.use({
  baseURL: `http://localhost:${port}`,
  serviceWorkers: "allow",
  expectedMessages: /Failed to load resource|Failed to fetch|net::ERR|dynamically imported module|loading route module/,
});
test.beforeEach(() => host.deploy(build));
test.afterAll(() => host.cut());

const pilot = `/episodes/${episodes.find(({ number }) => number === 1)?.slug}`;

/** Paths of all cached files. */
async function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function expectKept(page: Page, ...paths: string[]): Promise<void> {
  await expect.poll(() => keptFiles(page), { intervals: [100] }).toEqual(expect.arrayContaining(paths));
}

/** Paths of a page, its data, and its scripts, fonts and SVGs. */
function filesOf(path: string): string[] {
  return [path, `${path}.data`, ...assetsIn(readFileSync(`${build}/${path}.html`, "utf8"))];
}

/** Opens a page on a first visit, and waits until the worker has cached it. */
async function visitAndKeep(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expectKept(page, ...filesOf(path));
}

async function cutTheNet(context: BrowserContext): Promise<void> {
  await host.cut();
  await context.setOffline(true);
}

test("a page opens offline after a first visit, with its quiz but without images", async ({ page, context }) => {
  await visitAndKeep(page, pilot);
  expect((await keptFiles(page)).filter((file) => /\.(webp|mp4|webm)$/.test(file))).toEqual([]);
  await page.getByRole("button", { name: "Take Quiz" }).click();
  await expectKept(page, "/quizzes/ep1-pilot-basics.json");
  await cutTheNet(context);
  await visit(page, `${pilot}?t=60`);
  await page.getByRole("button", { name: "Take Quiz" }).click();
  await expect(page.getByText(/Question 1 of/)).toBeVisible();
});

test("shows a visit's first toast offline", async ({ page, context }) => {
  await visitAndKeep(page, pilot);
  await expectKept(page, ...globSync("assets/toaster-*.js", { cwd: build }).map((file) => `/${file}`));
  await cutTheNet(context);
  await page.getByRole("button", { name: "Favorite" }).first().click();
  await expect(page.getByText("Added to favorites")).toBeVisible();
});

test("offline, a link opens a visited page, and a link to an unvisited page opens the offline page", async ({
  page,
  context,
}) => {
  await visitAndKeep(page, "/episodes");
  await section(page, "Quizzes").click();
  await expectKept(page, ...filesOf("/quizzes"));
  await cutTheNet(context);
  await section(page, "Episodes").click();
  await expect(heading(page)).toHaveText("Episodes");
  await section(page, "Quizzes").click();
  await expect(heading(page)).toHaveText("Devtherapy Quizzes");
  await section(page, "Shop").click();
  await expect(heading(page)).toHaveText("Offline");
  await expect(page.getByText("/shop")).toBeVisible();
  await waitForHydration(page);
  await expectNoAxeViolations(page);
  await host.deploy(build);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(heading(page)).toHaveText("Shop");
});

test("saves the page of a clicked link, but not of a link under the pointer", async ({ page }) => {
  await visitAndKeep(page, "/episodes");
  await page.reload();
  await waitForHydration(page);
  await section(page, "Guests").hover();
  await expectKept(page, "/guests.data");
  await section(page, "Quizzes").click();
  await expectKept(page, ...filesOf("/quizzes"));
  expect(await keptFiles(page)).not.toContain("/guests");
});

test("shows a visited page within seconds if the network hangs", async ({ page, context }) => {
  await visitAndKeep(page, "/episodes");
  const other = await context.newPage();
  await host.stall();
  const start = Date.now();
  await visit(other, "/episodes");
  await expect(heading(other)).toHaveText("Episodes");
  expect(Date.now() - start).toBeLessThan(20_000);
});

test("a worker without its offline page does not install", async ({ page }) => {
  // Simulate a release during the installation, which removes a chunk.
  await host.intercept(build, ({ url = "" }, response) => {
    if (!url.startsWith("/assets/offline-")) return false;
    response.writeHead(404).end();
    return true;
  });
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function follow(...args) {
      const registration = await register.apply(this, args);
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => console.log(`worker: ${worker.state}`));
      return registration;
    };
  });
  const end = page.waitForEvent("console", { predicate: (message) => message.text().startsWith("worker: ") });
  await visit(page, "/episodes");
  expect((await end).text()).toBe("worker: redundant");
});

test("the kill switch removes a worker and its caches", async ({ page }) => {
  await visitAndKeep(page, "/episodes");
  const folder = mkdtempSync(join(tmpdir(), "kill-switch-"));
  cpSync(`${build}/offline.html`, join(folder, "offline.html"));
  await writeWorker(folder, "kill-switch");
  const killSwitch = readFileSync(join(folder, "sw.js"));
  rmSync(folder, { recursive: true });
  await host.intercept(build, ({ url }, response) => {
    if (url !== "/sw.js") return false;
    response.setHeader("Content-Type", "text/javascript").end(killSwitch);
    return true;
  });
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const whatIsLeft = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(whatIsLeft).toEqual([]);
  await visit(page, "/episodes");
  await expect(heading(page)).toHaveText("Episodes");
});

withoutBrowser("the caches hold less than 15 MB, and the worker precaches no image of a gallery", () => {
  const largest = (pattern: string, count: number) =>
    globSync(pattern, { cwd: build })
      .map((file) => statSync(`${build}/${file}`).size)
      .toSorted((a, b) => b - a)
      .slice(0, count)
      .reduce((sum, size) => sum + size, 0);
  const { pages, data, thumbnails } = siteCaches;
  // Double the scripts' share, because the cache may contain the scripts of two releases.
  const bytes =
    largest("**/*.html", pages.entries) +
    largest("{**/*.data,quizzes/*.json,search.json}", data.entries) +
    largest("tiles/**/*", thumbnails.entries) +
    2 * largest("assets/*", siteCaches.assets.entries);
  expect(bytes).toBeLessThan(15_000_000);
  expect(readFileSync(`${build}/sw.js`, "utf8")).not.toMatch(/\/(memes|tiles|game-jam-2025)\/[^"'`]+\.(webp|mp4)/);
});
