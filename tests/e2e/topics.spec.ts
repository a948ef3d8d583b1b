import { episodes } from "./content.ts";
import { boxOf, expect, expectNoShifts, recordShifts, test, visit } from "./fixtures.ts";
import { heading } from "./locators.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("lists all topics; the page of a topic links its chapters", async ({ page }) => {
    await page.goto("/topics");
    await expect(page.getByRole("status")).toHaveText(/^\d+ topics in \d+ sessions$/);
    const links = page.getByRole("main").getByRole("listitem").getByRole("link");
    await expect(links).toHaveCount(Number.parseInt(await page.getByRole("status").innerText(), 10));
    await links.filter({ hasText: /^AI/ }).first().click();
    await expect(heading(page)).toHaveText("AI");
    const chapter = page.locator("svg").getByRole("link").first();
    const [, slug = "", seconds = ""] =
      /^\/episodes\/(.+)\?t=(\d+)$/.exec((await chapter.getAttribute("href")) ?? "") ?? [];
    const notes = episodes.find((episode) => episode.slug === slug)?.fullDescription ?? "";
    const [, label = "?"] = /^[\d:]+ (.+)$/.exec((await chapter.getAttribute("aria-label")) ?? "") ?? [];
    expect(notes).toContain(label);
    await chapter.click();
    await expect(page).toHaveURL(`/episodes/${slug}?t=${seconds}`);
  });
});

test("draws session lines to scale without layout shift, and shows the name of the focused chapter", async ({
  page,
}) => {
  await recordShifts(page);
  await visit(page, "/topics/ai");
  const chapters = page.locator("svg").getByRole("link");
  await chapters.first().focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("[data-tooltip]")).toHaveText((await chapters.nth(1).getAttribute("aria-label")) ?? "");
  await expectNoShifts(page);
});

test("a narrow chapter is wide enough to tap @phone", async ({ page }) => {
  await visit(page, "/topics/ai");
  for (const chapter of await page.locator("svg").getByRole("link").all()) {
    const { width, height } = await boxOf(chapter);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});

test("lit cells and chapters have the link color in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/topics/ai");
  const linkColor = await page
    .getByRole("link", { name: "Back to Topics" })
    .evaluate((link) => getComputedStyle(link).color);
  await expect(page.locator("svg").getByRole("link").first()).toHaveCSS("fill", linkColor);
  await page.goto("/topics");
  await expect(page.locator("main li svg path:last-child").first()).toHaveCSS("stroke", linkColor);
});
