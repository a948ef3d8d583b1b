import type { Page } from "playwright/test";
import { boxOf, expect, expectNoAxeViolations, standStill, test, visit } from "./fixtures.ts";

const toasts = (page: Page) => page.locator("[data-sonner-toast]");

const toaster = (page: Page) => page.locator("[data-sonner-toaster]");
const devMode = (page: Page) => toasts(page).getByText("You just unlocked Dev Mode");

const unlock = (page: Page) => page.keyboard.press("Control+Shift+D");

/** Shows four toasts that stay, because they have the focus. */
async function showFour(page: Page) {
  await unlock(page);
  await expect(toasts(page)).toHaveAttribute("data-mounted", "true");
  await page.keyboard.press("Alt+t");
  await expect(toaster(page)).toBeFocused();
  for (let times = 0; times < 3; times += 1)
    await page.getByRole("button", { name: "Export" }).evaluate((button: HTMLElement) => button.click());
  await expect(toasts(page).filter({ visible: true })).toHaveCount(4);
  await expect(page.locator("[data-sonner-toast][data-expanded=true]")).toHaveCount(4);
}

test("Dev Mode shows one toast without axe violations; its button opens the episodes @phone", async ({ page }) => {
  await visit(page, "/wrapped");
  await unlock(page);
  await unlock(page);
  await expect(devMode(page)).toHaveCount(1);
  await page.keyboard.press("Alt+t");
  await expect(toaster(page)).toBeFocused();
  await expectNoAxeViolations(page, "[data-sonner-toaster]");
  await toasts(page).getByRole("button", { name: "Take me there" }).press("Enter");
  await expect(page).toHaveURL("/episodes");
});

test("at most three toasts are visible", async ({ page }) => {
  await visit(page, "/wrapped");
  await showFour(page);
  await expect(page.locator("[data-sonner-toast][data-visible=true]")).toHaveCount(3);
});

for (const { viewport, bottom, width } of [
  { viewport: { width: 390, height: 844 }, bottom: "16px", width: "358px" },
  { viewport: { width: 1440, height: 900 }, bottom: "32px", width: "356px" },
]) {
  test(`toasts have the agreed position, size and gap at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, "/wrapped");
    await showFour(page);
    await expect(toaster(page)).toHaveCSS("bottom", bottom);
    await expect(toaster(page)).toHaveCSS("right", "32px");
    await expect(page.locator("[data-sonner-toast][data-front=true]")).toHaveCSS("width", width);
    await expect
      .poll(async () => {
        const [front, next] = await Promise.all([boxOf(toasts(page).nth(0)), boxOf(toasts(page).nth(1))]);
        return Math.round(front.y - next.bottom);
      })
      .toBe(14);
  });
}

test.describe("with a stopped clock", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date("2026-01-01T10:00:00Z") });
    await visit(page, "/shop");
    await page.clock.pauseAt(new Date("2026-01-01T10:10:00Z"));
    await unlock(page);
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(devMode(page)).toBeVisible({ timeout: 200 });
    }).toPass();
  });

  test("a toast closes after 5 seconds", async ({ page }) => {
    await page.clock.runFor(3000);
    await expect(devMode(page)).toBeVisible();
    await page.clock.runFor(3000);
    await expect(devMode(page)).toHaveCount(0);
  });

  test("a toast stays under the pointer", async ({ page }) => {
    await devMode(page).hover();
    await page.clock.runFor(20_000);
    await expect(devMode(page)).toBeVisible();
  });

  test("a toast stays in a hidden tab", async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await page.clock.runFor(20_000);
    await expect(devMode(page)).toBeVisible();
  });

  for (const { pixels, left } of [
    { pixels: 12, left: 1 },
    { pixels: 28, left: 0 },
  ]) {
    test(`toasts left after a slow swipe of ${pixels} px: ${left}`, async ({ page }) => {
      await standStill(page);
      const { x, y } = await boxOf(devMode(page));
      await page.mouse.move(x + 5, y + 5);
      await page.mouse.down();
      for (let moved = 2; moved <= pixels; moved += 2) {
        await page.mouse.move(x + 5, y + 5 + moved);
        await page.clock.runFor(40);
      }
      await page.mouse.up();
      await page.clock.runFor(1000);
      await expect(toasts(page)).toHaveCount(left);
    });
  }
});

for (const [way, keys] of [
  ["Escape", ["Tab", "Escape"]],
  ["Undo", ["Tab", "Tab", "Enter"]],
] as const) {
  test(`a toast that closes by ${way} returns the focus`, async ({ page }) => {
    await visit(page, "/episodes");
    const favorite = page.getByRole("button", { name: /favorites?$/i }).first();
    await favorite.press("Enter");
    await expect(toasts(page)).toBeVisible();
    await page.keyboard.press("Alt+t");
    for (const key of keys) await page.keyboard.press(key);
    await expect(favorite).toBeFocused();
  });
}
