import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { feeds } from "#app/site.ts";
import { expect, expectNoAxeViolations, expectNoShifts, recordShifts, test, visit, visitAt } from "./fixtures.ts";

const path = "/events/gamejam-2025-tsu";
const jam = (page: Page) => page.getByRole("article").filter({ hasText: "Game Jam 2025" });

test("filters by the current time, and the URL has the filter", async ({ page }) => {
  await visitAt(page, "2025-07-08T10:00:00Z", "/events?filter=past");
  await expect(page.getByRole("button", { name: "Past Events" })).toHaveAttribute("aria-pressed", "true");
  await expect(jam(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Upcoming" }).click();
  await expect(page).toHaveURL("/events?filter=upcoming");
  await expect(jam(page)).toHaveCount(0);
  await page.getByRole("button", { name: "All Events" }).click();
  await expect(page).toHaveURL("/events");
  await expect(jam(page)).toHaveCount(1);
});

test("links the feeds, and leads from the featured event to its page", async ({ page }) => {
  await visit(page, "/events");
  for (const { name, path: file } of feeds)
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", file);
  const featured = page.getByRole("region", { name: "Game Jam 2025" });
  await featured.getByRole("link", { name: /^View Details/ }).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator("h1")).toBeFocused();
});

test("an event downloads as a calendar file", async ({ page }) => {
  await visit(page, path);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("gamejam-2025-tsu.ics");
  const file = await readFile(await download.path(), "utf8");
  expect(file).toMatch(/BEGIN:VEVENT[^]*DTSTART:20250705T100000Z\r\nDTEND:20250707T100000Z\r\n[^]*END:VEVENT/);
});

test.describe("in another time zone", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("shows the visitor's own time without layout shift", async ({ page }) => {
    await recordShifts(page);
    await visit(page, path);
    await expect(page.getByText("შენი საათით: შაბათი, 5 ივლისი 2025, 03:00")).toBeVisible();
    await expectNoShifts(page);
  });
});

test("says that nothing is planned @phone", async ({ page }) => {
  await visitAt(page, "2100-01-01T10:00:00Z", "/events?filter=upcoming");
  await expect(page.getByText("Nothing is planned right now.")).toBeVisible();
  await expectNoAxeViolations(page, "main");
});
