import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, interceptFromTheStart, test, visit, waitForHydration } from "./fixtures.ts";
import { refuseStorage } from "./in-page.ts";
import { keepCards } from "./listening-data.ts";
import { heading, section } from "./locators.ts";

/** Messages of browsers and router about files and data that fail to load. */
const failures =
  /Failed to load resource|Failed to fetch|net::ERR|loading route module|dynamically imported module|TypeError/;

/** Counts full page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  return () => loads;
}

test.describe("a failed navigation", () => {
  test.use({ expectedMessages: failures });

  test("loads the clicked page and fragment if its chunk fails to load, and Back returns", async ({ page }) => {
    await interceptFromTheStart(page);
    await keepCards(page);
    await visit(page, "/quizzes/review");
    const link = page.getByRole("main").getByRole("link", { name: "Your Data" });
    await page.route("**/assets/wrapped-*.js", (route) =>
      new URL(page.url()).pathname === "/quizzes/review"
        ? route.fulfill({ status: 404, body: "gone" })
        : route.continue(),
    );
    await link.click();
    await expect(page).toHaveURL("/wrapped#your-data");
    await waitForHydration(page);
    await page.goBack();
    await expect(page).toHaveURL("/quizzes/review");
    await expect(link).toBeVisible();
  });

  for (const [what, answer] of [
    ["fail with status 500", { status: 500, body: "no" }],
    ["are another site's page", { contentType: "text/html", body: "<!doctype html><p>Welcome to our hotel" }],
  ] as const) {
    test(`loads the clicked page if its data ${what}`, async ({ page }) => {
      await page.route("**/guests.data*", (route) => route.fulfill(answer));
      await visit(page, "/shop");
      const loads = countLoads(page);
      await section(page, "Guests").click();
      await expect(heading(page)).toHaveText("Meet the Minds Behind the Mic");
      await expect(page).toHaveURL("/guests");
      expect(loads()).toBe(1);
    });
  }

  test("never blocks the next navigation", async ({ page }) => {
    await page.route("**/events.data*", () => undefined);
    await visit(page, "/shop");
    const isRequested = page.waitForRequest("**/events.data*");
    await section(page, "Events").click();
    await isRequested;
    await section(page, "Guests").click();
    await expect(heading(page)).toHaveText("Meet the Minds Behind the Mic");
    await expect(page).toHaveTitle(/^Guests/);
  });
});

test.describe("a page that throws", () => {
  test.use({ expectedMessages: failures, bypassCSP: true });

  test("loads once more, then shows the error's message in the chosen theme", async ({ page }) => {
    await page.route(/\/episodes(\.data.*)?$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll("tagInfo", "noInfo") });
    });
    await visit(page, "/shop");
    await page.getByRole("button", { name: "Theme: System" }).click();
    const loads = countLoads(page);
    await section(page, "Episodes").click();
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(page.getByRole("main")).toContainText("Cannot convert undefined or null to object");
    expect(loads()).toBe(1);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expectNoAxeViolations(page);
    await section(page, "Quizzes").click();
    await expect(heading(page)).toHaveText("Devtherapy Quizzes");
  });
});

test("marks, tooltips and navigations work when storage is blocked, and log nothing to the console", async ({
  page,
}) => {
  await page.addInitScript(refuseStorage);
  await visit(page, "/episodes");
  const tooltip = page.locator("[data-tooltip]");
  await page.getByRole("button", { name: "Theme: System" }).hover();
  await expect(tooltip).toHaveText("Theme: System");
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
  const favorite = page.getByRole("button", { name: "Favorite", exact: true }).first();
  await favorite.hover();
  await expect(tooltip).toHaveText("Favorite");
  await favorite.click();
  await expect(page.getByText("Your browser couldn't save this")).toBeVisible();
  await section(page, "Guests").click();
  await expect(heading(page)).toHaveText("Meet the Minds Behind the Mic");
  await page.goBack();
  await expect(heading(page)).toHaveText("Episodes");
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
});
