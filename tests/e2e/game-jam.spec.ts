import type { Page } from "playwright/test";

import { expect, expectNoAxeViolations, test, visit } from "./fixtures.ts";

const path = "/gamejam-2025";
const timer = (page: Page) => page.locator("header").getByRole("timer");
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const register = "https://lu.ma/rodmrn6z";

async function visitAt(page: Page, now: string, to = path) {
  await page.clock.install({ time: new Date(now) });
  await visit(page, to);
}

test("before: it counts down each second, and the countdown is gone at the start", async ({ page }) => {
  await visitAt(page, "2025-07-03T08:50:00Z");
  await expectNoAxeViolations(page);
  await page.clock.pauseAt(new Date("2025-07-03T08:59:00Z"));
  await expect(timer(page)).toHaveText("02 დღე01 საათი01 წუთი");
  await expect(page.getByRole("link", { name: /^დარეგისტრირდი/ }).first()).toHaveAttribute("href", register);
  await page.clock.runFor(1000);
  await expect(timer(page)).toHaveText("02 დღე01 საათი00 წუთი");

  await page.clock.pauseAt(new Date("2025-07-05T09:59:58Z"));
  await page.clock.runFor(1000);
  await expect(timer(page)).toHaveText("00 დღე00 საათი00 წუთი");
  await page.clock.runFor(1000);
  await expect(timer(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "ჯემი მიდის" })).toBeVisible();
});

test("during: it says that the jam runs, and that registration is closed", async ({ page }) => {
  await visitAt(page, "2025-07-06T10:00:00Z");
  await expect(page.getByRole("heading", { name: "ჯემი მიდის" })).toBeVisible();
  await expect(timer(page)).toHaveCount(0);
  await expect(page.getByText(/რეგისტრაცია დახურულია/).first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test("after: what it was, the gallery, a closed registration, and the rules still to read", async ({ page }) => {
  await visitAt(page, "2025-07-07T10:00:00Z");
  await expect(page.getByRole("heading", { name: "48 საათი ამოიწურა" })).toBeVisible();
  await expect(page.getByRole("link", { name: "ნახე გალერეა" })).toHaveAttribute("href", "/gamejam-2025-gallery");
  await expect(page.getByRole("link", { name: /^რეგისტრაციის გვერდი/ }).first()).toHaveAttribute("href", register);
  await expect(page.getByText(/რეგისტრაცია დახურულია/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "AI დაშვებულია" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("tabs work by keyboard, stay in the address, and come back with it", async ({ page }) => {
  await visit(page, path);
  await expect(page.locator("html")).toHaveAttribute("lang", "ka");
  await tab(page, "წესები").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`${path}?tab=faq`);
  await expect(tab(page, "კითხვები")).toBeFocused();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(`${path}?tab=register`);
  await expect(page.getByRole("tabpanel", { name: "რეგისტრაცია" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(path);
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(`${path}?tab=register`);
  await page.reload();
  await expect(tab(page, "რეგისტრაცია")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("GE29 NB00 0000 0101 9049 17")).toBeVisible();
  await expect(page.getByText("ნიმუში", { exact: true })).toBeVisible();
});

test("five questions open to their answers", async ({ page }) => {
  await visit(page, `${path}?tab=faq`);
  const questions = page.getByRole("tabpanel", { name: "კითხვები" }).locator("summary");
  await expect(questions).toHaveCount(5);
  await questions.nth(2).press("Enter");
  await expect(page.getByText(/ონლაინ მონაწილეობა არ არის/)).toBeVisible();
  await expectNoAxeViolations(page);
  await questions.nth(2).press("Enter");
  await expect(page.getByText(/ონლაინ მონაწილეობა არ არის/)).toBeHidden();
});

test.describe("the map", () => {
  test.use({ expectedMessages: /openstreetmap\.org/ });

  test("comes only after a click, and there is a plain link besides", async ({ page }) => {
    const asked: string[] = [];
    await page.route(/openstreetmap\.org/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>map</title>" });
    });
    await visit(page, `${path}?tab=location`);
    await expect(page.getByRole("link", { name: /OpenStreetMap/ })).toHaveAttribute("href", /mlat=41\.71.*mlon=44\.72/);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "აჩვენე რუკა" }).click();
    await expect(page.locator("iframe")).toHaveAttribute("title", /^რუკა/);
    await expect.poll(() => asked.length).toBe(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything stands open, one after another", async ({ page }) => {
    await page.goto(path);
    for (const text of [/^AI დაშვებულია$/, /^ივანე ჯავახიშვილის/, /GE29 NB00/]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
  });
});
