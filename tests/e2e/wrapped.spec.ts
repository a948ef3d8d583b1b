import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { dialogs, expect, expectNoAxeViolations, expectNoShifts, recordShifts, test, visit } from "./fixtures.ts";
import { busyListener, readStored, store, stored } from "./listening-data.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const reading = (page: Page, label: string) => page.locator("dl > div", { hasText: label }).locator("dd");

async function visitAs(page: Page, episodeStats: Parameters<typeof stored>[0]) {
  await store(page, stored(episodeStats));
  await visit(page, "/wrapped");
}

test("shows a listener's year @phone", async ({ page }) => {
  await recordShifts(page);
  await visitAs(page, busyListener);
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  await expect(reading(page, "Episodes Completed")).toHaveText("5");
  await expect(reading(page, "Play Sessions")).toHaveText("21");
  await expect(reading(page, "Top Guest")).toHaveText("Ioseb Dzmanashvili");
  await expect(reading(page, "Active Days")).toHaveText("3");
  await expectNoShifts(page);
  await expectNoAxeViolations(page, "main");
});

test("exports a file, and imports it after all data were cleared @phone", async ({ page }) => {
  await visitAs(page, busyListener);
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Export").click()]);
  expect(download.suggestedFilename()).toMatch(/^devtherapy-\d{4}-\d\d-\d\d\.json$/);
  await button(page, "Clear all data").click();
  const clearing = page.getByRole("dialog", { name: "Clear your data?" });
  await expect(clearing).toBeVisible();
  await expectNoAxeViolations(page, dialogs);
  await clearing.getByRole("button", { name: "Clear all data" }).click();
  await expect(page.getByRole("heading", { name: "Your Dev Journey Starts Here" })).toBeVisible();
  await page.getByLabel("Exported file").setInputFiles(await download.path());
  await expect(page.getByText("Your data was imported")).toBeVisible();
  await page.reload();
  await expect(reading(page, "Play Sessions")).toHaveText("21");
});

test("Escape closes the question, keeps the data and returns the focus", async ({ page }) => {
  await visitAs(page, busyListener);
  await button(page, "Clear all data").click();
  await expect(page.getByRole("dialog", { name: "Clear your data?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button(page, "Clear all data")).toBeFocused();
  expect(Object.keys(await readStored(page))).toHaveLength(5);
});

test("shows the empty state before the scripts run, except to visitors with data", async ({ page }) => {
  await page.route("**/assets/*.js", () => undefined);
  const empty = page.getByRole("heading", { name: "Your Dev Journey Starts Here" });
  await page.goto("/wrapped", { waitUntil: "commit" });
  await expect(empty).toBeVisible();
  const save = page.locator("button", { hasText: "Save as image" });
  await expect(save).toBeHidden();
  expect(await save.boundingBox(), "takes no space").toBeNull();
  await store(page, stored(busyListener));
  await page.goto("/wrapped", { waitUntil: "commit" });
  await expect(page.locator("main p").filter({ hasText: "session-notes.md" })).toBeVisible();
  await expect(empty).toBeHidden();
});

test.describe("the image", () => {
  test.use({ bypassCSP: true, expectedMessages: /Failed to load resource|dynamically imported module/ });

  test("is drawn although an extension's style uses color functions", async ({ page }) => {
    await visitAs(page, busyListener);
    await page.addStyleTag({
      content: "html, body { background: oklch(0.5 0.1 200) } * { border-color: color(display-p3 1 0 0) !important }",
    });
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save as image").click()]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
  });

  test("can be retried, and is a PNG of 1080 × 1920", async ({ page }) => {
    await page.route("**/export-card*.js", (route) => route.abort());
    await visitAs(page, busyListener);
    await button(page, "Save as image").click();
    await expect(page.getByText("Failed to export image. Please try again.")).toBeVisible();
    await page.unroute("**/export-card*.js");
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save as image").click()]);
    expect(download.suggestedFilename()).toMatch(/^dev-wrapped-\d{4}\.png$/);
    const file = await readFile(await download.path());
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1920]);
    expect(file.length).toBeGreaterThan(60_000);
    await expect(page.getByText("Dev Wrapped saved as image!")).toBeVisible();
    await expect(button(page, "Save as image")).toBeEnabled();
  });
});
