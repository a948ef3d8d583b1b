import type { Page } from "playwright/test";
import { boxOf, expect, expectNoAxeViolations, standStill, test, visit } from "./fixtures.ts";

const toasts = (page: Page) => page.locator("[data-sonner-toast]");
const toaster = (page: Page) => page.locator("[data-sonner-toaster]");
const devMode = (page: Page) => toasts(page).getByText("You just unlocked Dev Mode");

const unlock = (page: Page) => page.keyboard.press("Control+Shift+D");

/** Lets time pass, and lets a toast disappear. */
async function pass(page: Page, ms: number) {
  await page.clock.fastForward(ms);
  await page.clock.runFor(400);
}

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

test("Dev Mode shows one toast, without axe violations, whose button leads to the episodes @phone", async ({
  page,
}) => {
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

test("Enter on Undo reverts a mark, and the focus returns to the mark", async ({ page }) => {
  await visit(page, "/episodes");
  const favorite = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /favorite/i });
  await favorite.press("Enter");
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  await expect(toasts(page)).toHaveAttribute("data-mounted", "true");
  await page.keyboard.press("Alt+t");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(toasts(page).getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(favorite).toHaveAttribute("aria-pressed", "false");
  await expect(favorite).toBeFocused();
});

test("a toast does not time out under the pointer", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/shop");
  await unlock(page);
  await devMode(page).hover();
  await pass(page, 20_000);
  await expect(devMode(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await pass(page, 5100);
  await expect(devMode(page)).toHaveCount(0);
});

test("a toast does not time out in a hidden tab", async ({ page }) => {
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await page.clock.install();
  await visit(page, "/shop");
  await unlock(page);
  await expect(devMode(page)).toBeVisible();
  await setHidden(true);
  await pass(page, 20_000);
  await expect(devMode(page)).toBeVisible();
  await setHidden(false);
  await pass(page, 5100);
  await expect(devMode(page)).toHaveCount(0);
});

for (const { pixels, left } of [
  { pixels: 12, left: 1 },
  { pixels: 28, left: 0 },
]) {
  test(`a slow swipe of ${pixels} px leaves ${left} of 1 toast`, async ({ page }) => {
    await page.clock.install();
    await visit(page, "/shop");
    await unlock(page);
    await expect(devMode(page)).toBeVisible();
    await standStill(page);
    const box = await boxOf(devMode(page));
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    for (let moved = 2; moved <= pixels; moved += 2) {
      await page.mouse.move(box.x + 5, box.y + 5 + moved);
      await page.clock.runFor(40);
    }
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expect(toasts(page)).toHaveCount(left);
  });
}

test("greets in the console, the banner last", async ({ page }) => {
  const logs: string[] = [];
  page.on("console", (message) => message.type() === "log" && logs.push(message.text()));
  await page.clock.install();
  await visit(page, "/shop");
  await expect
    .poll(async () => {
      await page.clock.fastForward(5000);
      return logs.length;
    })
    .toBe(5);
  expect(logs[0]).toContain("გამარჯობა");
  expect(logs[4]).toContain("Therapy for developers, one bug at a time");
});
