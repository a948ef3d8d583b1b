import { brotliCompressSync } from "node:zlib";
import { readdirSync, readFileSync } from "node:fs";

import type { Page } from "playwright/test";

import { episodes } from "./content.ts";
import { expect, expectNoAxeViolations, expectNoShifts, recordShifts, test, visit } from "./fixtures.ts";
import { allPages, fixedPages, onePerKind } from "./pages.ts";

/** Bytes of JavaScript, compressed with brotli, that the first load of a page may need. */
const scriptBudget = 135_000;

test("every route of the specification and every episode is prerendered", () => {
  for (const path of fixedPages) expect(allPages).toContain(path);
  for (const { slug } of episodes) expect(allPages).toContain(`/episodes/${slug}`);
});

test("every page has a title of its own", () => {
  const titles = allPages.map(
    (path) => /<title>(.*?)<\/title>/.exec(readFileSync(`build/client${path}/index.html`, "utf8"))?.[1],
  );
  const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
  expect(repeated).toEqual([]);
});

test("the client's JavaScript holds no content", () => {
  const scripts = readdirSync("build/client/assets").filter((file) => file.endsWith(".js"));
  const code = scripts.map((file) => readFileSync(`build/client/assets/${file}`, "utf8")).join("");
  expect(episodes.filter(({ youtubeId }) => code.includes(youtubeId))).toEqual([]);
});

/**
 * The scripts that a page asks for, as it asks. A shared meme's page goes on to the gallery with its viewer open: its own
 * scripts are those that its HTML names.
 */
function scriptsOf(page: Page, path: string): ReadonlySet<string> {
  if (/^\/(memes|gamejam-2025-gallery)\/./.test(path)) {
    const html = readFileSync(`build/client${path}/index.html`, "utf8");
    return new Set([...html.matchAll(/["'](\/assets\/[^"']+\.js)/g)].map(([, name = ""]) => name));
  }
  const scripts = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  return scripts;
}

for (const path of onePerKind) {
  test(`${path} hydrates quietly, stands still, keeps the budget, and axe finds nothing @everywhere`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page, path);
    await recordShifts(page);
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveTitle(/Devtherapy/);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("footer")).toContainText(
      "All rights reserved. Therapy for developers, one bug at a time.",
    );
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectNoShifts(page);
    await expectNoAxeViolations(page);
    expect(scripts.size).toBeGreaterThan(5);
    const bytes = [...scripts].map((name) => brotliCompressSync(readFileSync(`build/client${name}`)).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(scriptBudget);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of onePerKind) {
    test(`${path} is readable`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator("h1")).toBeVisible();
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(60);
    });
  }
});
