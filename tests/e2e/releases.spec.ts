import { readFileSync, rmSync, writeFileSync } from "node:fs";

import type { Page } from "playwright/test";

import { expect, interceptFromTheStart, test, visit, waitForHydration } from "./fixtures.ts";
import { heading, section } from "./parts.ts";
import { Host, laterRelease } from "./releases.ts";

const port = Number(process.env["E2E_PORT"] ?? 4179) + 500 + Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);
const host = new Host(port);

test.describe.configure({ mode: "default" });
test.use({ baseURL: `http://localhost:${port}`, expectedMessages: /Failed to load resource|Failed to fetch|net::ERR/ });
test.beforeEach(() => host.deploy("build/client"));
test.afterAll(() => host.cut());

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
  const { folder, build } = await laterRelease();
  const data = `${folder}/episodes.data`;
  writeFileSync(data, readFileSync(data, "utf8").replaceAll('"episodes"', '"sessions"'));
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
  rmSync(folder, { recursive: true });
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

test("a page whose own files are gone from the host loads itself anew past the caches, once", async ({ page }) => {
  let isGone = true;
  await page.route("**/assets/entry.client-*.js", (route) =>
    isGone ? route.fulfill({ status: 404, body: "gone" }) : route.continue(),
  );
  const loads = countLoads(page);
  await page.goto("/shop");
  await expect(page.getByRole("alert")).toContainText("This page can be read, but not used");
  await expect(heading(page)).toHaveText("Shop");
  expect(loads()).toBe(2);
  isGone = false;
  await visit(page, "/shop");
  await section(page, "Episodes").click();
  await expect(heading(page)).toHaveText("Episodes");
});

test("a page that is dead because of what was cached comes alive by itself", async ({ page }) => {
  let asked = 0;
  await page.route("**/assets/entry.client-*.js", (route) => {
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
