import { readFile } from "node:fs/promises";
import { feeds } from "#app/site.ts";
import { expect, expectNoAxeViolations, expectNoShifts, goTo, recordShifts, test, visit, visitAt } from "./fixtures.ts";

const path = "/events/gamejam-2025-tsu";

test("filters by the current time, keeps the filter in the URL, and links feeds and a calendar file", async ({
  page,
}) => {
  await visitAt(page, "2025-07-08T10:00:00Z", "/events?filter=past");
  await expect(page.getByRole("heading", { level: 1, name: "Devtherapy Events" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Past Events" })).toHaveAttribute("aria-pressed", "true");
  const cards = page.getByRole("article");
  const jam = cards.filter({ hasText: "Game Jam 2025" });
  await expect(jam).toHaveCount(1);
  const past = await cards.count();
  await page.getByRole("button", { name: "Upcoming" }).click();
  await expect(page).toHaveURL("/events?filter=upcoming");
  await expect(jam).toHaveCount(0);
  const upcoming = await cards.count();
  await page.getByRole("button", { name: "All Events" }).click();
  await expect(page).toHaveURL("/events");
  await expect(cards).toHaveCount(past + upcoming);
  await page.getByRole("button", { name: "Past Events" }).click();
  await expect(page).toHaveURL("/events?filter=past");
  await expect(jam).toHaveCount(1);

  for (const { name, path: file } of feeds)
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", file);
  await page
    .getByRole("region", { name: "Game Jam 2025" })
    .getByRole("link", { name: /^View Details/ })
    .click();
  await expect(page).toHaveURL(path);
  await expect(page.locator("h1")).toBeFocused();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("gamejam-2025-tsu.ics");
  const file = await readFile(await download.path(), "utf8");
  expect(file).toMatch(/BEGIN:VEVENT[^]*DTSTART:20250705T100000Z\r\nDTEND:20250707T100000Z\r\n[^]*END:VEVENT/);
});

test("counts down to the jam if the visitor's clock is behind the build", async ({ page }) => {
  await visitAt(page, "2025-06-20T10:00:00Z", path);
  const badges = page.getByRole("list", { name: "Badges" }).first();
  await expect(badges).toContainText("Upcoming");
  await expect(badges).toContainText("In 15 days");
  await goTo(page, "/gamejam-2025");
  await expect(page.locator("main header").getByRole("timer")).toContainText(/^(14|15)/);
  await goTo(page, "/events?filter=upcoming");
  await expect(page.getByRole("article").filter({ hasText: "Game Jam 2025" })).toHaveCount(1);
});

test.describe("in another time zone", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("shows the visitor's own time without layout shift", async ({ page }) => {
    await recordShifts(page);
    await visit(page, path);
    await expect(page.getByText("შენი საათით: შაბათი, 5 ივლისი 2025, 03:00")).toBeVisible();
    await expectNoShifts(page);
  });

  test("updates an open page over a day in Tbilisi, without axe violations @phone", async ({ page }) => {
    const badges = page.getByRole("list", { name: "Badges" }).first();
    await visitAt(page, "2025-07-04T19:58:00Z", path);
    await expect(badges).toContainText("Upcoming");
    await expect(badges).toContainText("In Tomorrow");
    await page.clock.fastForward("03:00");
    await expect(badges).toContainText("In Today");
    await expect(page.getByText("შაბათი, 5 ივლისი 2025, 14:00 თბილისის დროით")).toBeVisible();
    await page.clock.fastForward(24 * 60 * 60 * 1000);
    await expect(badges).toContainText("Happening now");
    await expectNoAxeViolations(page, "main");
    await page.clock.setSystemTime(new Date("2100-01-01T10:00:00Z"));
    await goTo(page, "/events?filter=upcoming");
    await expect(page.getByText("No events found for the selected filter.")).toBeVisible();
    await expect(page.getByText("Nothing is planned right now.")).toBeVisible();
    await expectNoAxeViolations(page, "main");
  });
});
