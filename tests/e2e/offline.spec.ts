import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type Page, test as withoutBrowser } from "playwright/test";
import { assetsIn, siteCaches } from "#app/offline/site-caches.ts";
import { writeWorker } from "#app/tools/finish-build.ts";
import { episodes } from "./content.ts";
import { boxOf, expect, expectNoAxeViolations, test, visit, waitForHydration } from "./fixtures.ts";
import { heading, section } from "./parts.ts";
import { Host, laterRelease } from "./releases.ts";

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

const login = "<!DOCTYPE html><html><title>Wi-Fi</title><h1>Log in</h1></html>";
const pilot = episodes.find(({ slug }) => slug === "dae-iyos-nateli");

/** Paths of all cached files. */
async function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Opens a page and waits until the worker has cached it and /wrapped completely. */
async function visitAndKeep(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expectKept(page, ...filesOf(path), ...filesOf("/wrapped"));
}

/** Paths of a page, its data, and its scripts, fonts and SVGs. */
function filesOf(path: string): string[] {
  return [path, `${path}.data`, ...assetsIn(readFileSync(`${build}/${path}.html`, "utf8"))];
}

async function expectKept(page: Page, ...paths: string[]): Promise<void> {
  await expect.poll(() => keptFiles(page), { intervals: [100] }).toEqual(expect.arrayContaining(paths));
}

/** Checks for a new worker now. The browser itself would check some seconds after a page opens. */
async function lookForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

async function cutTheNet(context: BrowserContext): Promise<void> {
  await host.cut();
  await context.setOffline(true);
}

test("opens visited pages with a notice if there is no network or response", async ({ page, context }) => {
  await visitAndKeep(page, "/episodes");
  await test.step("caches deleted pages again on the next visits", async () => {
    const names = [siteCaches.pages.name, siteCaches.data.name];
    await page.evaluate((all) => Promise.all(all.map((name) => caches.delete(name))), names);
    await section(page, "Quizzes").click();
    await expectKept(page, ...filesOf("/quizzes"), ...filesOf("/wrapped"));
    await section(page, "Episodes").click();
    await expectKept(page, ...filesOf("/episodes"));
  });

  await test.step("shows the page within seconds if the network hangs", async () => {
    const other = await context.newPage();
    await host.stall();
    const start = Date.now();
    // Open a page and load data in parallel, because each waits for the network first.
    await Promise.all([visit(other, "/episodes"), section(page, "Wrapped").click()]);
    await expect(heading(other)).toHaveText("Episodes");
    await expect(heading(page)).toContainText("Wrapped");
    expect(Date.now() - start).toBeLessThan(20_000);
  });

  await cutTheNet(context);
  await section(page, "Quizzes").click();
  await expect(heading(page)).toHaveText("Devtherapy Quizzes");
  await page.reload();
  await waitForHydration(page);
  await expect(heading(page)).toHaveText("Devtherapy Quizzes");
  const notice = page.getByRole("status").filter({ hasText: "Offline" });
  await expect(notice).toBeVisible();
  // The notice must be above the player's dock.
  await page.evaluate(() => document.documentElement.style.setProperty("--dock-room", "300px"));
  expect((await boxOf(notice)).bottom).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) - 300);
  await section(page, "Episodes").click();
  await expect(heading(page)).toHaveText("Episodes");
  await section(page, "Guests").click();
  await expect(page.getByText("You seem to be offline")).toBeVisible();
  await expect(page).toHaveURL("/episodes");
});

test("caches a loaded page with its quiz despite a Wi-Fi login page, and shows /offline for uncached pages", async ({
  page,
  context,
}) => {
  const path = `/episodes/${pilot?.slug}`;
  await visitAndKeep(page, path);
  const { loaded, asked } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const link = performance.getEntriesByType("resource").find(({ name }) => name.includes("register-worker"));
    return { loaded: navigation?.loadEventStart ?? 0, asked: link?.startTime ?? 0 };
  });
  expect(loaded).toBeGreaterThan(0);
  expect(asked).toBeGreaterThanOrEqual(loaded);
  const kept = await keptFiles(page);
  expect(kept.filter((file) => /\.(webp|mp4|webm)$/.test(file))).toEqual([]);
  await page.getByRole("button", { name: "Take Quiz" }).click();
  await expectKept(page, "/quizzes/ep1-pilot-basics.json");

  await host.intercept(build, (_request, response) => {
    response.setHeader("Content-Type", "text/html").end(login);
    return true;
  });
  await page.goto(path);
  await expect(heading(page)).toHaveText("Log in");
  await cutTheNet(context);
  await visit(page, "/wrapped");
  await expect(heading(page)).toContainText("Wrapped");
  await page.goto("/shop?x=1");
  await waitForHydration(page);
  await expect(heading(page)).toHaveText("Offline");
  await expect(page.getByText("/shop?x=1")).toBeVisible();
  await expectNoAxeViolations(page);
  const saved = page.getByRole("region", { name: "Saved pages" }).getByRole("link");
  await expect(saved).toHaveCount(2);
  await saved.filter({ hasText: path }).click();
  await page.getByRole("button", { name: "Take Quiz" }).click();
  await expect(page.getByText(/Question 1 of/)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText("Offline");
  await host.deploy(build);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL("/shop?x=1");
  await expect(heading(page)).toHaveText("Shop");
});

test("offers a reload to open pages when a release replaces their build", async ({ page, context }) => {
  const { folder, build: later } = await laterRelease({ hasWorker: true });
  await visitAndKeep(page, "/episodes");
  await section(page, "Quizzes").click();
  await expect(page).toHaveURL("/quizzes");
  await expectKept(page, ...filesOf("/quizzes"));
  await host.deploy(folder);

  const other = await context.newPage();
  await visit(other, "/episodes");
  await expect(other.locator("html")).toHaveAttribute("data-built", later);
  await lookForWorker(other);
  // Press at once, because the notice disappears after a while.
  await page.getByRole("button", { name: "Reload" }).click();
  await waitForHydration(page);
  await expect(page.locator("html")).toHaveAttribute("data-built", later);
  await expect(heading(page)).toHaveText("Devtherapy Quizzes");
  await section(other, "Events").click();
  await expect(heading(other)).toHaveText("Devtherapy Events");

  // A page that only the old build served still opens from the cache.
  await cutTheNet(context);
  await visit(other, "/wrapped");
  await expect(heading(other)).toContainText("Wrapped");
  rmSync(folder, { recursive: true });
});

test("a worker without its offline screen does not activate, and a kill switch removes a worker with its caches", async ({
  page,
}) => {
  // Simulate a release during the installation, which removes a chunk.
  await host.intercept(build, ({ url = "" }, response) => {
    if (!url.startsWith("/assets/offline-")) return false;
    response.writeHead(404).end();
    return true;
  });
  const states = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return [registration?.installing, registration?.waiting, registration?.active].map((worker) => worker?.state);
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
  expect(await states()).toEqual([undefined, undefined, undefined]);

  await host.deploy(build);
  await page.reload();
  await expect.poll(states).toContain("activated");
  await expectKept(page, "/episodes");
  const folder = mkdtempSync(join(tmpdir(), "kill-switch-"));
  for (const part of ["offline.html", "icons"]) cpSync(`${build}/${part}`, join(folder, part), { recursive: true });
  await writeWorker(folder, "kill-switch");
  const killSwitch = readFileSync(join(folder, "sw.js"));
  rmSync(folder, { recursive: true });
  await host.intercept(build, ({ url }, response) => {
    if (url !== "/sw.js") return false;
    response.setHeader("Content-Type", "text/javascript").end(killSwitch);
    return true;
  });
  await lookForWorker(page);
  const whatIsLeft = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(whatIsLeft).toEqual([]);
  // Stop the workers now, because the browser deletes the database only then, and would stop them after half a minute.
  const session = await page.context().newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
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
  const { pages, data, tiles } = siteCaches;
  // Double the scripts' share, because the cache may contain the scripts of two releases.
  const bytes =
    largest("**/*.html", pages.entries) +
    largest("{**/*.data,quizzes/*.json,search.json}", data.entries) +
    largest("tiles/**/*", tiles.entries) +
    2 * largest("assets/*", siteCaches.assets.entries);
  expect(bytes).toBeLessThan(15_000_000);
  expect(readFileSync(`${build}/sw.js`, "utf8")).not.toMatch(/\/(memes|tiles|game-jam-2025)\/[^"'`]+\.(webp|mp4)/);
});
