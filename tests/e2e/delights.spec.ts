import type { Page } from "playwright/test";

import { dialogs, expect, expectNoAxeViolations, standStill, test, visit } from "./fixtures.ts";
import { paletteField } from "./parts.ts";

const toasts = (page: Page) => page.locator("[data-sonner-toast]");
const devMode = (page: Page) => page.getByText("You just unlocked Dev Mode");
const help = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });
const helpTitle = (page: Page) => page.getByRole("heading", { name: "Keyboard shortcuts" });

async function unlock(page: Page, times = 1) {
  for (let time = 1; time <= times; time += 1) {
    await page.keyboard.press("Control+Shift+D");
    await expect(toasts(page)).toHaveCount(time);
  }
}

test.describe("Dev Mode", () => {
  test("is unlocked by Ctrl+Shift+D, and leads to the episodes @phone", async ({ page }) => {
    await visit(page, "/shop");
    await unlock(page);
    await expect(devMode(page)).toBeVisible();
    await expect(page.getByText("Go listen to another episode.")).toBeVisible();
    // Who goes to the notifications has all the time there is.
    await page.keyboard.press("Alt+t");
    await expect(toasts(page)).toHaveAttribute("data-mounted", "true");
    await expectNoAxeViolations(page, "[data-sonner-toaster]");
    await page.getByRole("button", { name: "Take me there" }).click();
    await expect(page).toHaveURL("/episodes");
  });
});

test.describe("notifications", () => {
  test("stand where and as large as specified, three at most, and Alt+T goes to them @everywhere", async ({
    page,
    isMobile,
  }) => {
    await visit(page, "/shop");
    await unlock(page, 4);
    // Now their time stands still.
    await page.keyboard.press("Alt+t");
    await expect(page.locator("[data-sonner-toaster]")).toBeFocused();
    await expect(toasts(page).filter({ visible: true })).toHaveCount(4);
    await expect(page.locator("[data-sonner-toast][data-visible=true]")).toHaveCount(3);
    const place = page.locator("[data-sonner-toaster]");
    await expect(place).toHaveCSS("bottom", isMobile ? "16px" : "32px");
    await expect(place).toHaveCSS("right", "32px");
    await expect(page.locator("[data-sonner-toast][data-front=true]")).toHaveCSS(
      "width",
      isMobile ? `${(page.viewportSize()?.width ?? 0) - 32}px` : "356px",
    );
    await expect(page.locator("[data-sonner-toast][data-expanded=true]")).toHaveCount(4);
    await expect
      .poll(async () => {
        const [front, next] = await Promise.all([toasts(page).nth(0).boundingBox(), toasts(page).nth(1).boundingBox()]);
        return Math.round((front?.y ?? 0) - (next?.y ?? 0) - (next?.height ?? 0));
      })
      .toBe(14);
  });

  test("wait while the pointer is on them, and while the tab is hidden", async ({ page }) => {
    await page.clock.install();
    await visit(page, "/shop");
    await unlock(page);
    await devMode(page).hover();
    await page.clock.fastForward(20_000);
    await page.clock.runFor(400);
    await expect(devMode(page)).toBeVisible();
    await page.mouse.move(5, 5);
    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await setHidden(true);
    await page.clock.fastForward(20_000);
    await page.clock.runFor(400);
    await expect(devMode(page)).toBeVisible();
    await setHidden(false);
    await page.clock.fastForward(5100);
    await page.clock.runFor(400);
    await expect(devMode(page)).toHaveCount(0);
  });

  test("a slow swipe of 28 px dismisses one, of 12 px does not", async ({ page }) => {
    await page.clock.install();
    await visit(page, "/shop");
    await unlock(page);
    await standStill(page);
    const box = await devMode(page).boundingBox();
    if (!box) throw new Error("No toast is on the screen");
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
});

test("the console is greeted", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => message.type() === "log" && said.push(message.text()));
  await page.goto("/shop");
  await expect.poll(() => said.length).toBe(5);
  expect(said[0]).toContain("გამარჯობა");
  expect(said[4]).toContain("Therapy for developers, one bug at a time");
});

test.describe("keyboard help", () => {
  test("comes with '?', lists every key, and gives the focus back", async ({ page }) => {
    await visit(page, "/shop");
    const cap = page.getByRole("button", { name: "Add to cart: Code & Chill Cap" });
    await cap.focus();
    await page.keyboard.press("?");
    await expect(helpTitle(page)).toBeVisible();
    await expect(help(page).getByText("Search and run commands")).toBeVisible();
    await expect(help(page).locator("dd").first()).toHaveText("CtrlK");
    await expectNoAxeViolations(page, dialogs);
    await page.keyboard.press("Escape");
    await expect(help(page)).toHaveCount(0);
    await expect(cap).toBeFocused();
  });

  test("stays away while one types, and comes from the palette", async ({ page }) => {
    await visit(page, "/episodes");
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("what?");
    await expect(page.getByRole("searchbox")).toHaveValue("what?");
    await expect(help(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await page.getByRole("option", { name: "Keyboard Shortcuts" }).click();
    await expect(helpTitle(page)).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(paletteField(page)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("searchbox")).toBeFocused();
  });
});
