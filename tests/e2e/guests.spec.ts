import type { Page } from "playwright/test";
import { expect, test, visit } from "./fixtures.ts";

const cards = (page: Page) => page.getByRole("article");
const hidden = (page: Page) => page.getByRole("button", { name: "Hidden surprise" });
const searchBox = (page: Page) => page.getByPlaceholder("Search guests by name, company, or expertise...");

test("loads the search on focus, and marks the match for a misspelled name", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await visit(page, "/guests");
  expect(requested).not.toContain("/search.json");
  await searchBox(page).focus();
  await expect.poll(() => requested).toContain("/search.json");
  await searchBox(page).fill("k'ukhilava");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).locator("mark").first()).toHaveText("Kukhilava");
  await expect(page).toHaveURL(/\?q=/);
});

test("a guest's page and the episode's page link each other", async ({ page }) => {
  await visit(page, "/guests/zuba");
  await page.getByRole("link", { name: /^Episode #/ }).click();
  await expect(page).toHaveURL(/\/episodes\//);
  await page.getByRole("link", { name: /^Guest: / }).click();
  await expect(page).toHaveURL("/guests/zuba");
});

test("the search field shows its whole placeholder, also on the narrowest phones", async ({ page }) => {
  await visit(page, "/guests");
  for (const width of [320, 360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const room = await searchBox(page).evaluate((field: HTMLInputElement) => {
      const context = document.createElement("canvas").getContext("2d");
      if (!context) return 0;
      const { fontSize, fontFamily } = getComputedStyle(field, "::placeholder");
      context.font = `${fontSize} ${fontFamily}`;
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      const inner = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return inner - context.measureText(field.placeholder).width;
    });
    expect(room, `${width} px`).toBeGreaterThan(0);
  }
});

test("the easter egg is the last tab stop before the footer @phone", async ({ page }) => {
  await visit(page, "/guests/zuba");
  await page.getByRole("link", { name: "Meet Other Guests" }).focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    if (await hidden(page).evaluate((button) => button === document.activeElement)) break;
  }
  await expect(hidden(page)).toBeFocused();
});

test("the easter egg sets off fireworks that end @phone", async ({ page }) => {
  const fireworks = page.locator("canvas[data-fireworks]");
  await page.clock.install({ time: new Date("2026-01-01T10:00:00Z") });
  await visit(page, "/guests/zuba");
  await expect(hidden(page)).toBeVisible();
  await page.clock.pauseAt(new Date("2026-01-01T11:00:00Z"));
  await hidden(page).press("Enter");
  await expect(page.getByText("გილოცავ")).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await fireworks.count()).toBe(1);
  }).toPass();
  await page.clock.runFor(5000);
  await expect(fireworks).toHaveCount(0);
  await expect(page.getByText("გილოცავ")).toHaveCount(0);
});
