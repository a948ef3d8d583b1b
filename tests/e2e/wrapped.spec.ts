import { readFile } from "node:fs/promises";

import type { Page } from "playwright/test";

import { episodes } from "./content.ts";
import { dialogs, expect, expectNoAxeViolations, expectNoShifts, recordShifts, test, visit } from "./fixtures.ts";
import { busyListener, readStored, store, stored } from "./listening-data.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const region = (page: Page, name: string) => page.getByRole("region", { name });
const reading = (page: Page, label: string) => page.locator("dl > div", { hasText: label }).locator("dd");

async function visitAs(page: Page, episodeStats: Parameters<typeof stored>[0]) {
  await store(page, stored(episodeStats));
  await visit(page, "/wrapped");
}

test("a listener's storage gives the specified page, and nothing jumps @phone", async ({ page }) => {
  await recordShifts(page);
  await visitAs(page, busyListener);

  await expect(page.locator("h1")).toHaveText(/^Dev Wrapped \d{4}$/);
  await expect(page.getByText("You debugged. You listened. You thrived.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  await expect(reading(page, "Episodes Completed")).toHaveText("5");
  await expect(reading(page, "Play Sessions")).toHaveText("21");
  await expect(reading(page, "Top Guest")).toHaveText("Ioseb Dzmanashvili");
  await expect(reading(page, "Active Days")).toHaveText("3");

  const favorite = region(page, "Favorite Episode");
  await expect(favorite.getByRole("heading", { level: 3 })).toHaveText("Episode #9: Giorgi Dalakishvili");
  const { tags = [] } = episodes.find(({ slug }) => slug === "giorgi-dalakishvili") ?? {};
  await expect(favorite.getByRole("listitem")).toHaveText(tags.slice(0, 3), { ignoreCase: true });
  await expect(favorite.getByRole("link", { name: "Replay Episode" })).toHaveAttribute(
    "href",
    "/episodes/giorgi-dalakishvili",
  );
  await expect(region(page, "Top Topics").getByRole("link")).toHaveCount(3);
  await expect(region(page, "Achievements").getByRole("listitem").locator("p:first-child")).toHaveText([
    "Serial Listener",
    "Power Player",
    "AI Enthusiast",
  ]);
  const journey = region(page, "Continue Your Devtherapy Journey");
  await expect(journey.getByRole("link", { name: "Browse Episodes" })).toHaveAttribute("href", "/episodes");
  await expect(journey.getByRole("link", { name: "Meet Our Guests" })).toHaveAttribute("href", "/guests");

  await expectNoShifts(page);
  await expectNoAxeViolations(page);
});

test("says that there is no data before the scripts are there, but not to who has some", async ({ page }) => {
  await page.route("**/assets/*.js", () => undefined);
  const empty = page.getByRole("heading", { name: "Your Dev Journey Starts Here" });
  await page.goto("/wrapped", { waitUntil: "commit" });
  await expect(empty).toBeVisible();
  await store(page, stored(busyListener));
  await page.goto("/wrapped", { waitUntil: "commit" });
  await expect(page.locator("main p").filter({ hasText: "session-notes.md" })).toBeVisible();
  await expect(empty).toBeHidden();
});

test("a visitor without data is told where the journey starts", async ({ page }) => {
  await visit(page, "/wrapped");
  await expect(page.getByRole("heading", { name: "Your Dev Journey Starts Here" })).toBeVisible();
  await expect(page.getByText("There is no listening data in this browser yet.")).toBeVisible();
  await expect(button(page, "Save as image")).toBeHidden();
  const save = page.locator("button", { hasText: "Save as image" });
  expect(await save.boundingBox(), "keeps no place").toBeNull();
  await page.getByRole("link", { name: "Start Listening" }).click();
  await expect(page).toHaveURL("/episodes");
});

test("a visitor who completes nothing is told what is missing @phone", async ({ page }) => {
  await visitAs(page, { swqK7GgJIrk: { playCount: 3, lastPlayedAt: "2025-03-02T11:00:00.000Z" } });
  await expect(page.getByRole("heading", { name: "Your Dev Journey Starts Here" })).toBeVisible();
  await expect(page.getByText("You pressed play 3 times, but no episode is marked as heard yet.")).toBeVisible();
  await expectNoAxeViolations(page, "main");
  await page.getByRole("link", { name: "Back to #9 Giorgi Dalakishvili" }).click();
  await page
    .getByRole("button", { name: /heard$/i })
    .first()
    .click();
  await page.goBack();
  await expect(reading(page, "Episodes Completed")).toHaveText("1");
});

test.describe("Save as image", () => {
  test("makes a PNG of 1080 × 1920 with something on it, and Share copies the summary", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visitAs(page, busyListener);
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save as image").click()]);
    expect(download.suggestedFilename()).toMatch(/^dev-wrapped-\d{4}\.png$/);
    const file = await readFile(await download.path());
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1920]);
    expect(file.length).toBeGreaterThan(60_000);
    await expect(page.getByText("Dev Wrapped saved as image!")).toBeVisible();
    await expect(button(page, "Save as image")).toBeEnabled();

    await button(page, "Share").click();
    await expect(page.getByText("Dev Wrapped stats copied to clipboard!")).toBeVisible();
    const address = new URL("/wrapped", page.url()).href;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `My Dev Wrapped\n\nEpisodes completed: 5\nPlay sessions: 21\nTop achievement: Serial Listener\n\n${address}`,
    );
  });

  test.describe("when what draws it does not come", () => {
    test.use({ expectedMessages: /Failed to load resource|dynamically imported module/ });

    test("says so, and can be tried again", async ({ page }) => {
      await page.route("**/export-card*.js", (route) => route.abort());
      await visitAs(page, busyListener);
      await button(page, "Save as image").click();
      await expect(page.getByText("Failed to export image. Please try again.")).toBeVisible();
      await page.unroute("**/export-card*.js");
      await Promise.all([page.waitForEvent("download"), button(page, "Save as image").click()]);
    });
  });
});

test.describe("the visitor's data", () => {
  const question = (page: Page, name: string) => page.getByRole("dialog", { name });
  const title = (page: Page, name: string) => page.getByRole("heading", { name });

  test("are exported, cleared after a question, and brought back from the file @phone", async ({ page }) => {
    await visitAs(page, busyListener);
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Export").click()]);
    expect(download.suggestedFilename()).toMatch(/^devtherapy-\d{4}-\d\d-\d\d\.json$/);
    const file = await download.path();

    await button(page, "Clear all data").click();
    const clearing = question(page, "Clear your data?");
    await expect(title(page, "Clear your data?")).toBeVisible();
    await expectNoAxeViolations(page, dialogs);
    await page.keyboard.press("Escape");
    await expect(clearing).toBeHidden();
    await expect(button(page, "Clear all data")).toBeFocused();
    expect(Object.keys(await readStored(page))).toHaveLength(5);

    await page.keyboard.press("Enter");
    await clearing.getByRole("button", { name: "Clear all data" }).click();
    await expect(page.getByRole("heading", { name: "Your Dev Journey Starts Here" })).toBeVisible();
    await expect(page.getByText("Cleared: Listening data")).toBeVisible();
    expect(await readStored(page)).toEqual({});

    await page.getByLabel("Exported file").setInputFiles(file);
    const importing = question(page, "Import your data?");
    await expect(importing).toContainText("5 episodes will be added.");
    await importing.getByRole("button", { name: "Import" }).click();
    await expect(reading(page, "Play Sessions")).toHaveText("21");
    await page.reload();
    await expect(reading(page, "Play Sessions")).toHaveText("21");
  });

  test("are merged with an imported file, never replaced, and only when wanted", async ({ page }) => {
    await visitAs(page, busyListener);
    const episodeStats = {
      swqK7GgJIrk: { playCount: 1, isCompleted: false, lastPlayedAt: "2024-01-01T00:00:00.000Z" },
      "tI-vWehbH-8": { playCount: 30 },
      sSqX34gsG2Y: { playCount: 2, isCompleted: true },
      "no-such-one": { playCount: 2 },
    };
    const file = { name: "mine.json", mimeType: "application/json", buffer: Buffer.from(stored(episodeStats)) };
    await page.getByLabel("Exported file").setInputFiles(file);
    const importing = question(page, "Import your data?");
    await expect(importing).toContainText(
      "1 episode will be added. 1 episode will be updated. 1 entry of the file cannot be used and will be left out.",
    );
    await importing.getByRole("button", { name: "Cancel" }).click();
    await expect(reading(page, "Play Sessions")).toHaveText("21");

    await page.getByLabel("Exported file").setInputFiles(file);
    await importing.getByRole("button", { name: "Import" }).click();
    await expect(reading(page, "Play Sessions")).toHaveText("52");
    await expect(reading(page, "Episodes Completed")).toHaveText("6");
    expect(await readStored(page)).toMatchObject({
      swqK7GgJIrk: { playCount: 4, isCompleted: true, isFavorite: true, lastPlayedAt: "2025-03-02T11:00:00.000Z" },
      "tI-vWehbH-8": { playCount: 30, isCompleted: true },
    });
    await page.getByLabel("Exported file").setInputFiles(file);
    await expect(page.getByText("Nothing new in this file")).toBeVisible();
  });

  test("a file without any is refused, and so is exporting or clearing nothing", async ({ page }) => {
    await visit(page, "/wrapped");
    const file = { name: "cat.json", mimeType: "application/json", buffer: Buffer.from("meow") };
    await page.getByLabel("Exported file").setInputFiles(file);
    await expect(page.getByText("None of your data is in this file")).toBeVisible();
    const said = page.getByText("You have no data yet", { exact: true });
    await button(page, "Export").click();
    // While the pointer is on them they stay.
    await said.hover();
    await button(page, "Clear all data").press("Enter");
    await expect(said).toHaveCount(2);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the empty state can be read", async ({ page }) => {
    await page.goto("/wrapped");
    await expect(page.getByRole("heading", { name: "Your Dev Journey Starts Here" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Start Listening" })).toBeVisible();
  });
});
