import type { Page } from "playwright/test";
import { boxOf, expect, expectNoAxeViolations, standStill, test, visit } from "./fixtures.ts";

const toasts = (page: Page) => page.locator("[data-sonner-toast]");

const unlock = (page: Page) => page.keyboard.press("Control+Shift+D");

test("shows at most three toasts, at the agreed position and size @phone", async ({ page }) => {
  await visit(page, "/wrapped");
  await unlock(page);
  await unlock(page);
  await expect(toasts(page)).toHaveCount(1);
  const place = page.locator("[data-sonner-toaster]");
  // Toasts do not time out while the focus is in them.
  await page.keyboard.press("Alt+t");
  await expect(place).toBeFocused();
  await expect(toasts(page)).toHaveAttribute("data-mounted", "true");
  await expectNoAxeViolations(page, "[data-sonner-toaster]");

  for (let times = 0; times < 3; times += 1)
    await page.getByRole("button", { name: "Export" }).evaluate((button: HTMLElement) => button.click());
  await expect(toasts(page).filter({ visible: true })).toHaveCount(4);
  await expect(page.locator("[data-sonner-toast][data-visible=true]")).toHaveCount(3);
  await expect(page.locator("[data-sonner-toast][data-expanded=true]")).toHaveCount(4);
  for (const { screen, bottom, width } of [
    { screen: { width: 390, height: 844 }, bottom: "16px", width: "358px" },
    { screen: { width: 1440, height: 900 }, bottom: "32px", width: "356px" },
  ]) {
    await page.setViewportSize(screen);
    await expect(place).toHaveCSS("bottom", bottom);
    await expect(place).toHaveCSS("right", "32px");
    await expect(page.locator("[data-sonner-toast][data-front=true]")).toHaveCSS("width", width);
    await expect
      .poll(async () => {
        const [front, next] = await Promise.all([boxOf(toasts(page).nth(0)), boxOf(toasts(page).nth(1))]);
        return Math.round(front.y - next.bottom);
      })
      .toBe(14);
  }
  await toasts(page).getByRole("button", { name: "Take me there" }).press("Enter");
  await expect(page).toHaveURL("/episodes");
});

test("a toast does not time out under the pointer or in a hidden tab, and closes on a swipe", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => message.type() === "log" && said.push(message.text()));
  await page.clock.install();
  await visit(page, "/shop");
  await unlock(page);
  const note = toasts(page).getByText("You just unlocked Dev Mode");
  await note.hover();
  await page.clock.fastForward(20_000);
  await page.clock.runFor(400);
  await expect(note).toBeVisible();
  await page.mouse.move(5, 5);
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await setHidden(true);
  await page.clock.fastForward(20_000);
  await page.clock.runFor(400);
  await expect(note).toBeVisible();
  await setHidden(false);
  await page.clock.fastForward(5100);
  await page.clock.runFor(400);
  await expect(note).toHaveCount(0);

  // By now, all greetings have been logged.
  await expect.poll(() => said.length).toBe(5);
  expect(said[0]).toContain("გამარჯობა");
  expect(said[4]).toContain("Therapy for developers, one bug at a time");

  await unlock(page);
  await standStill(page);
  const box = await boxOf(note);
  for (const { pixels, left } of [
    { pixels: 12, left: 1 },
    { pixels: 28, left: 0 },
  ]) {
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    for (let moved = 2; moved <= pixels; moved += 2) {
      await page.mouse.move(box.x + 5, box.y + 5 + moved);
      await page.clock.runFor(40);
    }
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expect(toasts(page)).toHaveCount(left);
  }
});

for (const [way, keys] of [
  ["Escape", ["Tab", "Escape"]],
  ["Undo", ["Tab", "Enter"]],
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
