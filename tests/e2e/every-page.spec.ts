import { readdirSync, readFileSync } from "node:fs";
import { type Page, test as withoutPage } from "playwright/test";
import { episodes } from "./content.ts";
import { expect, expectNoAxeViolations, expectNoShifts, recordShifts, test, visit } from "./fixtures.ts";
import { allPages, fixedPages, onePerCode } from "./pages.ts";

/** Elements whose Georgian text or label screen readers would read as another language. */
function georgianReadAsEnglish(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const saidBy = (element: Element) => [
      ...["aria-label", "alt", "title"].map((name) => element.getAttribute(name) ?? ""),
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : "")),
    ];
    return [...document.querySelectorAll("body :not(script, style, template)")]
      .filter((element) => /[ა-ჿ]/.test(saidBy(element).join()))
      .filter((element) => element.closest("[lang]")?.getAttribute("lang") !== "ka")
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

withoutPage("every agreed route and every episode is prerendered", () => {
  for (const path of fixedPages) expect(allPages).toContain(path);
  for (const { slug } of episodes) expect(allPages).toContain(`/episodes/${slug}`);
});

withoutPage("the client's JavaScript contains no content", () => {
  const scripts = readdirSync("build/client/assets").filter((file) => file.endsWith(".js"));
  const code = scripts.map((file) => readFileSync(`build/client/assets/${file}`, "utf8")).join("");
  expect(episodes.filter(({ youtubeId }) => code.includes(youtubeId))).toEqual([]);
});

// Test several pages per tab, because a tab keeps its scripts and axe.
const tabs = Map.groupBy(onePerCode, (_, index) => Math.floor(index / 5));

for (const paths of tabs.values()) {
  test(`${paths.join(", ")} hydrate without messages, layout shifts or axe violations @everywhere`, async ({
    page,
  }) => {
    await recordShifts(page);
    for (const path of paths) {
      await test.step(path, async () => {
        await visit(page, path);
        await expect(page).toHaveTitle(/Devtherapy/);
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.locator("footer")).toContainText(
          "All rights reserved. Therapy for developers, one bug at a time.",
        );
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        expect(await georgianReadAsEnglish(page)).toEqual([]);
        // Desktops use the light theme, phones the dark one.
        await expectNoAxeViolations(page, "html", { oneTheme: true });
        await page.waitForLoadState("networkidle");
        await expectNoShifts(page);
      });
    }
  });
}
