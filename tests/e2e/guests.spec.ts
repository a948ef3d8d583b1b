import type { Page } from "playwright/test";
import { guests } from "./content.ts";
import { expect, expectNoAxeViolations, test, visit } from "./fixtures.ts";

const cards = (page: Page) => page.getByRole("article");
const hidden = (page: Page) => page.getByRole("button", { name: "Hidden surprise" });

test("searches the list, shows an empty state, and links to guests and back", async ({ page }) => {
  const searchBox = page.getByPlaceholder("Search guests by name, company, or expertise...");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, "/guests");
  await expect(page.getByRole("heading", { level: 1, name: "Meet the Minds Behind the Mic" })).toBeVisible();
  expect(asked).not.toContain("/search.json");
  await searchBox.focus();
  await expect.poll(() => asked).toContain("/search.json");
  await searchBox.fill("k'ukhilava");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).locator("mark").first()).toHaveText("Kukhilava");
  await expect(page).toHaveURL(/\?q=/);
  await page.getByRole("link", { name: /View Profile/ }).click();
  await expect(page).toHaveURL(/\/guests\/[\w-]+$/);
  await expect(page.locator("h1")).toBeFocused();
  await expect(hidden(page)).toHaveCount(0);
  await page.goBack();
  await expect(searchBox).toHaveValue("k'ukhilava");
  await expect(cards(page)).toHaveCount(1);

  await searchBox.fill("cobol");
  await expect(page.getByText('No guests found matching "cobol"')).toBeVisible();
  await expectNoAxeViolations(page, "main");
  await page.getByRole("button", { name: "Show All Guests" }).click();
  await expect(cards(page)).toHaveCount(guests.length);
  await expect(page).toHaveURL("/guests");

  await page.getByRole("link", { name: "View Profile of Zura Abelashvili (Zuba)" }).click();
  await expect(page).toHaveURL("/guests/zuba");
  await page.getByRole("link", { name: /^Episode #/ }).click();
  await expect(page).toHaveURL(/\/episodes\//);
  await page.getByRole("link", { name: /^Guest: / }).click();
  await expect(page).toHaveURL("/guests/zuba");
});

test("the hidden image can be reached by keyboard and sets off fireworks that end @phone", async ({ page }) => {
  const fireworks = page.locator("canvas[data-fireworks]");
  await page.clock.install({ time: new Date("2026-01-01T10:00:00Z") });
  await visit(page, "/guests/zuba");
  await expect(hidden(page)).toBeVisible();
  await page.clock.pauseAt(new Date("2026-01-01T11:00:00Z"));
  await page.getByRole("link", { name: "Meet Other Guests" }).focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    if (await hidden(page).evaluate((button) => button === document.activeElement)) break;
  }
  await expect(hidden(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("გილოცავ")).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await fireworks.count()).toBe(1);
  }).toPass();
  await page.clock.runFor(5000);
  await expect(fireworks).toHaveCount(0);
  await expect(page.getByText("გილოცავ")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(hidden(page)).not.toBeFocused();
});
