import { cpSync, rmSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect, goTo, interceptFromTheStart, test, visit, waitForHydration } from "./fixtures.ts";
import { refuseStorage } from "./in-page.ts";
import { heading, section } from "./parts.ts";
import { Host, laterRelease } from "./releases.ts";

const port = Number(process.env["E2E_PORT"] ?? 4179) + 500 + Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);
const host = new Host(port);
/** The folder of a later release. */
let folder: string;
let build: string;

/** Messages of browser and router about files that a release removed. */
const lateFiles =
  /Failed to (load|fetch)|fetching the script|net::ERR|loading route module|dynamically imported module|^404: /;

test.describe.configure({ mode: "default" });
test.use({ baseURL: `http://localhost:${port}`, expectedMessages: lateFiles });
test.beforeAll(async () => ({ folder, build } = await laterRelease()));
test.beforeEach(() => host.deploy("build/client"));
test.afterAll(async () => {
  await host.cut();
  rmSync(folder, { recursive: true });
});

/** Counts full page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  return () => loads;
}

/** Waits for a quiz after a reload, which is slow on a busy machine. */
const expectQuestion = (page: Page) => expect(page.getByText(/Question 1 of/)).toBeVisible({ timeout: 60_000 });

test("opens changed and new pages of a release with one full load each", async ({ page }) => {
  await visit(page, "/shop");
  await host.deploy(folder);
  const loads = countLoads(page);
  await section(page, "Episodes").click();
  await expect(heading(page)).toHaveText("Episodes");
  await waitForHydration(page);
  await expect(page.locator("html")).toHaveAttribute("data-built", build);
  expect(loads()).toBe(1);

  await host.deploy("build/client");
  await section(page, "Guests").click();
  await expect(heading(page)).toHaveText("Meet the Minds Behind the Mic");
  await waitForHydration(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-built", build);
  expect(loads()).toBe(2);

  for (const ending of ["html", "data"])
    cpSync(`${folder}/episodes/nika-nikabadze.${ending}`, `${folder}/episodes/brand-new.${ending}`);
  await host.deploy(folder);
  await goTo(page, "/episodes/brand-new").catch(() => undefined);
  await expect(page.locator("html")).toHaveAttribute("data-built", build);
  await expect(page).toHaveURL("/episodes/brand-new");
  await waitForHydration(page);
  expect(loads()).toBe(3);
  // A page that the release removed shows the 404 screen, without another full load.
  await goTo(page, "/episodes/brand-new-2");
  await expect(heading(page)).toHaveText("Episode Not Found");
  expect(loads()).toBe(3);
});

test("after a release, Reload reopens the quiz", async ({ page }) => {
  await interceptFromTheStart(page);
  await visit(page, "/quizzes");
  const loads = countLoads(page);

  // Answer with questions of another build.
  const json = { build: "2099-01-01T00:00:00.000Z" };
  await page.route("**/quizzes/*.json", (route) => route.fulfill({ json }), { times: 4 });
  await page.clock.install();
  await page.getByRole("button", { name: "Take Quiz" }).first().click();
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("Trying again");
  await host.deploy(folder);
  // The page retries after 1, 2 and 4 seconds.
  const reload = page.getByRole("dialog").getByRole("button", { name: "Reload" });
  await expect(async () => {
    await page.clock.fastForward(4000);
    await expect(reload).toBeVisible({ timeout: 200 });
  }).toPass();
  await reload.click();
  await expectQuestion(page);
  expect(loads()).toBe(1);
});

test("without storage, does not reload in a loop", async ({ page }) => {
  await page.addInitScript(refuseStorage);
  await interceptFromTheStart(page);
  const loads = countLoads(page);
  await page.route("**/assets/entry.client-*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
  // The fixed header must not cover the notice.
  await page.goto("/");
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("Couldn't load some of this page");
  const isUncovered = await notice.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isUncovered).toBe(true);
  await expect(heading(page)).toHaveText("Therapy for developers, one bug at a time");
  expect(loads()).toBe(2);
  await page.unroute("**/assets/entry.client-*.js");

  await page.clock.install();
  await visit(page, "/quizzes");
  await page.route("**/quizzes/*.json", (route) => route.fulfill({ json: { build: "2099-01-01T00:00:00.000Z" } }));
  await page.getByRole("button", { name: "Take Quiz" }).first().click();
  // The page retries after 1, 2 and 4 seconds.
  await expect(async () => {
    await page.clock.fastForward(4000);
    await expect(page.getByRole("dialog").getByRole("button", { name: "Try again" })).toBeVisible({ timeout: 200 });
  }).toPass();
  expect(loads()).toBe(3);
});

test("a page whose script is cached as a 404 reloads and recovers", async ({ page }) => {
  const loads = countLoads(page);
  await page.route("**/assets/entry.client-*.js", (route) => route.fulfill({ status: 404, body: "gone" }), {
    times: 1,
  });
  await page.goto("/shop");
  await expect.poll(loads).toBe(2);
  await waitForHydration(page);
  await section(page, "Episodes").click();
  await expect(heading(page)).toHaveText("Episodes");
});
