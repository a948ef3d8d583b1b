import type { Page } from "playwright/test";
import { dialogs, expect, expectNoAxeViolations, test, visit } from "./fixtures.ts";
import { paletteField, paletteGroup } from "./locators.ts";

const episodeField = (page: Page) => page.getByPlaceholder("Search episodes by title, topic, or guest...");
const cards = (page: Page) => page.getByRole("article");

test("the episode list ranks the best match first, and offers that order only for a query", async ({ page }) => {
  await visit(page, "/episodes?q=linux");
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await expect(sort).toHaveValue("best");
  await expect(cards(page).first()).toContainText("Giorgi Machitidze");
  await sort.selectOption("Newest First");
  await expect(page).toHaveURL("/episodes?q=linux&sort=newest");
  await expect(cards(page).first()).not.toContainText("Giorgi Machitidze");
  await episodeField(page).fill("");
  await expect(sort.getByRole("option")).toHaveText(["Newest First", "Oldest First"]);
});

test("the episode list finds a chapter in any script, and links to its moment", async ({ page }) => {
  await visit(page, "/episodes");
  await episodeField(page).fill("sheiderebi");
  await expect(page.getByText(/^Showing \d+ episodes? for "sheiderebi"$/)).toBeVisible();
  const moment = cards(page)
    .filter({ hasText: "Zura Abelashvili" })
    .getByRole("list", { name: "Moments" })
    .getByRole("link")
    .first();
  await expect(moment).toContainText("1:07:23");
  await expect(moment.locator("mark")).toHaveText("შეიდერები");
  await expectNoAxeViolations(page, "main article");
  await moment.click();
  await expect(page).toHaveURL("/episodes/zura-abelashvili?t=4043");
  await expect(page.getByRole("region", { name: "Chapters" }).locator("[aria-current]")).toContainText("1:07:23");
  await expect(page.getByRole("link", { name: /^Play/ })).toHaveAttribute("href", /&t=4043s$/);
});

test("the palette finds chapters and topics, and offers examples", async ({ page }) => {
  await visit(page, "/shop");
  await page.keyboard.press("Control+k");
  await expect(paletteGroup(page, "Try").getByRole("button").first()).toBeVisible();
  await paletteField(page).fill("vulkan directx");
  const chapter = paletteGroup(page, "Chapters").getByRole("option").first();
  await expect(chapter).toHaveText(":1:20:04 Vulkan vs DirectX 12 · #7 Zura");
  await expect(chapter.locator("mark")).toHaveText(["Vulkan", "DirectX"]);
  await expectNoAxeViolations(page, dialogs);
  await paletteField(page).fill("mentaluri janmrteloba");
  const topic = paletteGroup(page, "Topics").getByRole("option");
  await expect(topic).toHaveCount(1);
  await topic.click();
  await expect(page).toHaveURL("/topics/mentaluri-janmrteloba");
  await expect(page.locator("h1")).toHaveText("მენტალური ჯანმრთელობა");
});
