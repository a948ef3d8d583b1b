import type { Page } from "playwright/test";

import { dialogs, expect, expectNoAxeViolations, standStill, test, visit } from "./fixtures.ts";
import { paletteField } from "./parts.ts";

const toasts = (page: Page) => page.locator("[data-sonner-toast]");

/** Says it until it has been said so many times. */
async function unlock(page: Page, times = 1) {
  for (let time = (await toasts(page).count()) + 1; time <= times; time += 1) {
    await page.keyboard.press("Control+Shift+D");
    await expect(toasts(page)).toHaveCount(time);
  }
}

test("notifications stand where and as large as specified, three at most; that of Dev Mode leads to the episodes @phone", async ({
  page,
}) => {
  await visit(page, "/shop");
  await unlock(page);
  await expect(toasts(page)).toContainText("You just unlocked Dev Mode");
  await expect(toasts(page)).toContainText("Go listen to another episode.");
  const place = page.locator("[data-sonner-toaster]");
  // Who goes to the notifications has all the time there is.
  await page.keyboard.press("Alt+t");
  await expect(place).toBeFocused();
  await expect(toasts(page)).toHaveAttribute("data-mounted", "true");
  await expectNoAxeViolations(page, "[data-sonner-toaster]");

  await unlock(page, 4);
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
        const [front, next] = await Promise.all([toasts(page).nth(0).boundingBox(), toasts(page).nth(1).boundingBox()]);
        return Math.round((front?.y ?? 0) - (next?.y ?? 0) - (next?.height ?? 0));
      })
      .toBe(14);
  }
  await toasts(page).first().getByRole("button", { name: "Take me there" }).click();
  await expect(page).toHaveURL("/episodes");
});

test("a notification waits while the pointer is on it and while the tab is hidden, and goes by a swipe; the console is greeted", async ({
  page,
}) => {
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

  await expect.poll(() => said.length).toBe(5);
  expect(said[0]).toContain("გამარჯობა");
  expect(said[4]).toContain("Therapy for developers, one bug at a time");

  await unlock(page);
  await standStill(page);
  const box = await note.boundingBox();
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

test("keyboard help comes with '?' but not while one types, and from the palette, and gives the focus back", async ({
  page,
}) => {
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const helpTitle = page.getByRole("heading", { name: "Keyboard shortcuts" });
  await visit(page, "/guests");
  const back = page.getByRole("link", { name: "Back to Podcast" });
  await back.focus();
  await page.keyboard.press("?");
  await expect(helpTitle).toBeVisible();
  await expect(help.getByText("Search and run commands")).toBeVisible();
  await expect(help.locator("dd").first()).toHaveText("CtrlK");
  await expectNoAxeViolations(page, dialogs);
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
  await expect(back).toBeFocused();

  await page.getByRole("searchbox").focus();
  await page.keyboard.type("what?");
  await expect(page.getByRole("searchbox")).toHaveValue("what?");
  await expect(help).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: "Keyboard Shortcuts" }).click();
  await expect(helpTitle).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(paletteField(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox")).toBeFocused();
});
