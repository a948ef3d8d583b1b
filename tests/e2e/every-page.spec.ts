import { brotliCompressSync } from "node:zlib";
import { readdirSync, readFileSync } from "node:fs";

import { expect, expectNoAxeViolations, test, visit } from "./fixtures.ts";
import { allPages, fileOf, fixedPages, onePerKind } from "./pages.ts";

/** Bytes of JavaScript, compressed with brotli, that the first load of a page may need. */
const scriptBudget = 135_000;

test("every route of the specification and every episode is prerendered", () => {
  for (const path of fixedPages) expect(allPages).toContain(path);
  expect(allPages.filter((path) => path.startsWith("/episodes/"))).toHaveLength(26);
});

test("the client's JavaScript holds no content", ({ isMobile }) => {
  test.skip(isMobile, "the files are the same for all");
  const ids = readdirSync("data/episodes").map(
    (file) => /youtubeId: "([\w-]{11})"/.exec(readFileSync(`data/episodes/${file}`, "utf8"))?.[1] ?? "none",
  );
  const scripts = readdirSync("build/client/assets").filter((file) => file.endsWith(".js"));
  const code = scripts.map((file) => readFileSync(`build/client/assets/${file}`, "utf8")).join("");
  expect(ids).toHaveLength(26);
  for (const id of ids) expect(code).not.toContain(id);
});

/** A shared meme's page goes on to the gallery with its viewer open; its own scripts are those its HTML names. */
function goesOnToViewer(path: string): boolean {
  return /^\/(memes|gamejam-2025-gallery)\/./.test(path);
}

for (const path of onePerKind) {
  test.describe(`${path}`, () => {
    test("hydrates quietly, stands still, and axe finds nothing", async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
            if (!hadRecentInput)
              Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value });
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await visit(page, path);
      await page.waitForLoadState("networkidle");
      await expect(page).toHaveTitle(/Devtherapy/);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("footer")).toContainText(
        "All rights reserved. Therapy for developers, one bug at a time.",
      );
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001);
      await expectNoAxeViolations(page);
    });

    test("needs no more JavaScript than the budget", async ({ page }) => {
      const scripts = new Set<string>();
      page.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.endsWith(".js")) scripts.add(pathname);
      });
      if (goesOnToViewer(path)) {
        const html = readFileSync(fileOf(path), "utf8");
        for (const [, name = ""] of html.matchAll(/["'](\/assets\/[^"']+\.js)/g)) scripts.add(name);
      } else {
        await visit(page, path);
        await page.waitForLoadState("networkidle");
      }
      expect(scripts.size).toBeGreaterThan(5);
      const bytes = [...scripts].map((name) => brotliCompressSync(readFileSync(`build/client${name}`)).length);
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(scriptBudget);
    });
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
