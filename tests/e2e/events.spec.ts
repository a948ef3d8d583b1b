import { readFile } from "node:fs/promises";

import ICAL from "ical.js";
import type { Page } from "playwright/test";

import { expect, expectNoAxeViolations, goTo, test, visit, waitForHydration } from "./fixtures.ts";

const path = "/events/gamejam-2025-tsu";
const badges = (page: Page) => page.getByRole("list", { name: "Badges" }).first();

/** Opens a page with the visitor's clock at an instant. */
async function visitAt(page: Page, now: string, to: string) {
  await page.clock.install({ time: new Date(now) });
  await visit(page, to);
}

test("the filters choose by the visitor's clock, and stand in the address", async ({ page }) => {
  await visitAt(page, "2025-07-08T10:00:00Z", "/events");
  const cards = page.getByRole("article");
  const all = await cards.count();
  await page.getByRole("button", { name: "Upcoming" }).click();
  await expect(page).toHaveURL("/events?filter=upcoming");
  await expect(cards.filter({ hasText: "Game Jam 2025" })).toHaveCount(0);
  await page.getByRole("button", { name: "Past Events" }).click();
  await expect(page).toHaveURL("/events?filter=past");
  await expect(cards.filter({ hasText: "Game Jam 2025" })).toHaveCount(1);
  await page.getByRole("button", { name: "All Events" }).click();
  await expect(page).toHaveURL("/events");
  await expect(cards).toHaveCount(all);
});

test("axe finds nothing before the jam, while it is on, nor where a filter finds nothing @phone", async ({ page }) => {
  await visitAt(page, "2025-07-05T05:00:00Z", path);
  await expect(badges(page)).toContainText("Upcoming");
  await expectNoAxeViolations(page, "main");
  await page.clock.fastForward(24 * 60 * 60 * 1000);
  await expect(badges(page)).toContainText("Happening now");
  await expectNoAxeViolations(page, "main");
  await page.clock.setSystemTime(new Date("2100-01-01T10:00:00Z"));
  await goTo(page, "/events?filter=upcoming");
  await expect(page.getByText("No events found for the selected filter.")).toBeVisible();
  await expect(page.getByText("Nothing is planned right now.")).toBeVisible();
  await expectNoAxeViolations(page, "main");
});

test("a day passes while the page is open", async ({ page }) => {
  await visitAt(page, "2025-07-04T19:58:00Z", path);
  await expect(badges(page)).toContainText("In Tomorrow");
  await page.clock.fastForward("03:00");
  await expect(badges(page)).toContainText("In Today");
});

test("the list shows the featured event large, and a shared filter again", async ({ page }) => {
  await visitAt(page, "2026-11-21T10:00:00Z", "/events?filter=past");
  await expect(page.getByRole("heading", { level: 1, name: "Devtherapy Events" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Past Events" })).toHaveAttribute("aria-pressed", "true");
  await page
    .getByRole("region", { name: "Game Jam 2025" })
    .getByRole("link", { name: /^View Details/ })
    .click();
  await expect(page).toHaveURL(path);
  await expect(page.locator("h1")).toBeFocused();
});

test.describe("elsewhere", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("the visitor's own time stands beside Tbilisi's", async ({ page }) => {
    await visit(page, path);
    await expect(page.getByText("შაბათი, 5 ივლისი, 2025, 14:00 თბილისის დროით")).toBeVisible();
    await expect(page.getByText("შენი საათით: შაბათი, 5 ივლისი, 2025, 03:00")).toBeVisible();
    await expectNoAxeViolations(page, "main");
  });
});

test("the calendar file is downloaded and holds the jam", async ({ page }) => {
  await visit(page, path);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("gamejam-2025-tsu.ics");
  const file = await readFile(await download.path(), "utf8");
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
  expect(event?.getFirstPropertyValue("dtstart")?.toString()).toBe("2025-07-05T10:00:00Z");
  expect(event?.getFirstPropertyValue("dtend")?.toString()).toBe("2025-07-07T10:00:00Z");
});

test("the calendar file says what it is", async ({ request }) => {
  const response = await request.get(`${path}.ics`);
  expect(response.headers()["content-type"]).toContain("text/calendar");
  expect((await request.get("/events/none.ics")).status()).toBe(404);
});

test.describe("an unknown event", () => {
  test.use({ expectedMessages: /status of 404/ });

  test("answers 404 and says so, on a visit and on a click", async ({ page }) => {
    const response = await page.goto("/events/gamejam-2024");
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { name: "Event Not Found" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Back to Events" }).click();
    await expect(page.getByRole("heading", { name: "Devtherapy Events" })).toBeVisible();
    await goTo(page, "/events/gamejam-2023");
    await expect(page.getByRole("heading", { name: "Event Not Found" })).toBeVisible();
  });
});
