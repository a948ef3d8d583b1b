import type { Page } from "playwright/test";

import { guests } from "./content.ts";
import { expect, expectNoAxeViolations, goTo, test, visit, waitForHydration } from "./fixtures.ts";
import { serveStandIn } from "./youtube-stand-in.ts";

const searchBox = (page: Page) => page.getByPlaceholder("Search guests by name, company, or expertise...");
const cards = (page: Page) => page.getByRole("article");

test.describe("the list", () => {
  test("introduces everyone, and leads back to the podcast", async ({ page }) => {
    await visit(page, "/guests");
    await expect(page.getByRole("heading", { level: 1, name: "Meet the Minds Behind the Mic" })).toBeVisible();
    await expect(cards(page)).toHaveCount(guests.length);
    await expect(cards(page).first()).toContainText("Zura Abelashvili (Zuba)");
    await expect(cards(page).first()).toContainText("Graphics Engineer at Rockstar Games");
    await page.getByRole("link", { name: "View Profile of Zura Abelashvili (Zuba)" }).click();
    await expect(page).toHaveURL("/guests/zuba");
    await page.getByRole("link", { name: "Back to Guests" }).click();
    await page.getByRole("link", { name: "Back to Podcast" }).click();
    await expect(page).toHaveURL("/");
  });

  test("finds what is typed, and keeps it in the address", async ({ page }) => {
    await visit(page, "/guests");
    await searchBox(page).fill("tbc");
    await expect(page).toHaveURL("/guests?q=tbc");
    await expect.poll(() => cards(page).count()).toBeLessThan(guests.length);
    await expect(cards(page).filter({ hasText: "Levan Mamulashvili" })).toBeVisible();
  });

  test("a shared search shows its view, and Back from a guest returns to it", async ({ page }) => {
    await visit(page, "/guests?q=lightdash");
    // Marks come with the search that finds more than substrings.
    await expect(cards(page).locator("mark").first()).toBeVisible();
    const found = await cards(page).count();
    expect(found).toBeLessThan(guests.length);
    await page
      .getByRole("link", { name: /View Profile/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/guests\/[\w-]+$/);
    await page.goBack();
    await expect(searchBox(page)).toHaveValue("lightdash");
    await expect(cards(page)).toHaveCount(found);
  });

  test("says when no one is found, and offers the way out", async ({ page }) => {
    await visit(page, "/guests?q=cobol");
    await expect(page.getByText('No guests found matching "cobol"')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Show All Guests" }).click();
    await expect(cards(page)).toHaveCount(guests.length);
    await expect(page).toHaveURL("/guests");
  });
});

test.describe("a guest", () => {
  test.use({ expectedMessages: /youtube-nocookie\.com|status of 404/ });

  test("tells who they are, and plays the episode only when asked", async ({ page, context }) => {
    await serveStandIn(context);
    await visit(page, "/guests/zuba");
    await expect(page.getByRole("heading", { name: "About Zura" })).toBeVisible();
    await expect(page.getByRole("link", { name: /LinkedIn/ })).toHaveAttribute("href", /linkedin\.com/);
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.getByRole("link", { name: /^Play: / }).click();
    await expect(page.locator("iframe")).toHaveAttribute("src", /youtube-nocookie\.com\/embed\/ptPHTbQk_sA/);
  });

  test("leads to the episode, and the episode back to the guest", async ({ page }) => {
    await visit(page, "/guests/lotuashvili");
    await page.getByRole("link", { name: /^Episode #2/ }).click();
    await expect(page).toHaveURL("/episodes/levan-lotuashvili");
    await page.getByRole("link", { name: /^Guest: / }).click();
    await expect(page).toHaveURL("/guests/lotuashvili");
    await expect(page.locator("h1")).toBeFocused();
  });

  test("an unknown id answers 404 and says so, on a visit and on a click", async ({ page }) => {
    const response = await page.goto("/guests/nobody");
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { name: "Guest Not Found" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Back to Guests" }).click();
    await expect(cards(page)).toHaveCount(guests.length);
    await goTo(page, "/guests/nobody-else");
    await expect(page.getByRole("heading", { name: "Guest Not Found" })).toBeVisible();
  });
});

test.describe("the hidden image", () => {
  const hidden = (page: Page) => page.getByRole("button", { name: "Hidden surprise" });
  const fireworks = (page: Page) => page.locator("canvas[data-fireworks]");

  test("stays within the page, and is nowhere else @phone", async ({ page }) => {
    await visit(page, "/guests/zuba");
    await expect(hidden(page)).toBeVisible();
    await expectNoAxeViolations(page, "main");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await visit(page, "/guests/mainera");
    await expect(hidden(page)).toHaveCount(0);
  });

  test("is found by keyboard, and sets off fireworks that end", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install({ time: new Date("2026-01-01T10:00:00Z") });
    await visit(page, "/guests/zuba");
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
      expect(await fireworks(page).count()).toBe(1);
    }).toPass();
    await page.clock.runFor(5000);
    await expect(fireworks(page)).toHaveCount(0);
    await expect(page.getByText("გილოცავ")).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(hidden(page)).not.toBeFocused();
  });
});
