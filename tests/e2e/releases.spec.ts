import { cpSync, rmSync } from "node:fs";

import type { Page } from "playwright/test";

import { expect, goTo, interceptFromTheStart, test, visit, waitForHydration } from "./fixtures.ts";
import { refuseStorage } from "./in-page.ts";
import { heading, palette, paletteField, section } from "./parts.ts";
import { Host, laterRelease } from "./releases.ts";

const port = Number(process.env["E2E_PORT"] ?? 4179) + 500 + Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);
const host = new Host(port);
/** A later release, and its time. */
let folder: string;
let build: string;

/** What browser and router say when files of a release are gone. */
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

/** Marks the document, to be told from the one after a full load. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-same", ""));

/** Counts full loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  return () => loads;
}

test("a page whose data have another shape since a release is gone to by one full load, also after a rollback", async ({
  page,
}) => {
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
  await mark(page);
  await section(page, "Shop").click();
  await expect(heading(page)).toHaveText("Shop");
  await expect(page.locator("html")).toHaveAttribute("data-same", "");
});

test("a quiz that a release has written in another way opens after one reload of the page", async ({ page }) => {
  await interceptFromTheStart(page);
  await visit(page, "/quizzes");
  let asked = 0;
  await page.route("**/quizzes/*.json", async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await route.fulfill({ json: { build: "2099-01-01T00:00:00.000Z", sheets: [] } });
  });
  const loads = countLoads(page);
  await page.getByRole("button", { name: "Take Quiz" }).first().click();
  await expect(page.getByText(/Question 1 of/)).toBeVisible();
  expect(loads()).toBe(1);
});

test("the palette opens with what was typed, and a quiz, when a release has taken their code away", async ({
  page,
}) => {
  await interceptFromTheStart(page);
  // Otherwise it is fetched ahead, in a moment without work.
  await page.route(/\/assets\/palette-dialog-[\w-]{8}\.js/, (route) => route.fulfill({ status: 404 }));
  await visit(page, "/quizzes");
  await host.deploy(folder);
  const loads = countLoads(page);
  await page.keyboard.press("ControlOrMeta+k");
  await paletteField(page).fill("Nika");
  await expect(page.locator("html")).toHaveAttribute("data-built", build);
  await expect(paletteField(page)).toHaveValue("Nika");
  await expect(
    palette(page)
      .getByRole("option", { name: /^View Guest: Nika/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unrouteAll();
  await host.deploy("build/client");
  await page.getByRole("button", { name: "Take Quiz" }).first().click();
  await expect(page.getByText(/Question 1 of/)).toBeVisible();
  expect(loads()).toBe(2);
});

test("a page whose own files are gone from the host loads itself anew past the caches, once", async ({ page }) => {
  let isGone = true;
  await page.route("**/assets/entry.client-*.js", (route) =>
    isGone ? route.fulfill({ status: 404, body: "gone" }) : route.continue(),
  );
  const loads = countLoads(page);
  // Its header is fixed, and must not cover what is said.
  await page.goto("/");
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("Some of this page could not be loaded");
  const isUncovered = await notice.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isUncovered).toBe(true);
  await expect(heading(page)).toHaveText("Therapy for developers, one bug at a time");
  expect(loads()).toBe(2);
  isGone = false;
  await visit(page, "/shop");
  await section(page, "Episodes").click();
  await expect(heading(page)).toHaveText("Episodes");
});

test("nothing is reloaded for ever where the browser keeps nothing, whatever is gone", async ({ page }) => {
  await page.addInitScript(refuseStorage);
  await interceptFromTheStart(page);
  const loads = countLoads(page);
  await visit(page, "/quizzes");
  await page.route("**/quizzes/*.json", (route) => route.fulfill({ json: { build: "2099-01-01T00:00:00.000Z" } }));
  await page.getByRole("button", { name: "Take Quiz" }).first().click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Try again" })).toBeVisible();
  expect(loads()).toBe(1);
  await page.route("**/assets/entry.client-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto("/shop");
  await expect(page.getByRole("alert")).toContainText("Some of this page could not be loaded");
  expect(loads()).toBe(3);
});

for (const file of ["entry.client-*.js", "app-*.css"]) {
  test(`a page that is dead because ${file} was cached when it was gone comes alive by itself`, async ({ page }) => {
    let asked = 0;
    await page.route(`**/assets/${file}`, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 404, body: "gone" }) : route.continue();
    });
    const loads = countLoads(page);
    await page.goto("/shop");
    await expect.poll(loads).toBe(2);
    await waitForHydration(page);
    await section(page, "Episodes").click();
    await expect(heading(page)).toHaveText("Episodes");
  });
}

test("a page that only the new release has is there, and one that it has no more is a 404, without a full load of its own", async ({
  page,
}) => {
  for (const ending of ["html", "data"])
    cpSync(`${folder}/episodes/nika-nikabadze.${ending}`, `${folder}/episodes/brand-new.${ending}`);
  await visit(page, "/shop");
  await host.deploy(folder);
  const loads = countLoads(page);
  await goTo(page, "/episodes/brand-new").catch(() => undefined);
  await expect(page.locator("html")).toHaveAttribute("data-built", build);
  await expect(page).toHaveURL("/episodes/brand-new");
  expect(loads()).toBe(1);
  await waitForHydration(page);
  await goTo(page, "/episodes/brand-new-2");
  await expect(heading(page)).toHaveText("Episode Not Found");
  expect(loads()).toBe(1);
});
