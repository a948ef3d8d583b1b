import { readFileSync } from "node:fs";

import type { Page } from "playwright/test";

import { quizCount } from "./content.ts";
import {
  expect,
  expectNoAxeViolations,
  expectNoShifts,
  recordShifts,
  test,
  visit,
  waitForHydration,
} from "./fixtures.ts";

/** What a list's page does not bring along, as the build wrote it. */
const rest = JSON.parse(readFileSync("build/client/more/quizzes/1.json", "utf8")) as { id: string; title: string }[];
const atFirst = quizCount - rest.length;

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const cardOf = (page: Page, { title }: { title: string }) => page.getByRole("article", { name: title, exact: true });
const last = rest.at(-1) ?? { id: "", title: "" };

async function scrollToTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(cards(page)).toHaveCount(quizCount, { timeout: 100 });
  }).toPass();
  await page.getByText(`${quizCount} of ${quizCount}`).scrollIntoViewIfNeeded();
}

test.describe("without cross-fades, which end with an error when the next page comes at once", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a list grows on the way down, and Back and a reload find the place again @everywhere", async ({ page }) => {
    await recordShifts(page);
    await visit(page, "/quizzes");
    await expect(page.getByText(`Showing ${quizCount} quizzes`)).toBeVisible();
    await expect(cards(page)).toHaveCount(atFirst);
    await scrollToTheEnd(page);
    await expectNoShifts(page);
    await expectNoAxeViolations(page, "main");

    await cardOf(page, last).getByRole("link", { name: last.title }).click();
    await expect(page).toHaveURL(`/quizzes/${last.id}`);
    await page.goBack();
    await expect(cardOf(page, last)).toBeInViewport();
    await page.reload();
    await waitForHydration(page);
    await expect(cards(page)).toHaveCount(quizCount);
    await expect(cardOf(page, last)).toBeInViewport();
  });
});

test("the button at the end of a list shows more, and the focus stays", async ({ page }) => {
  // Nothing comes near the view by itself where nobody watches it.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    };
  });
  await visit(page, "/quizzes");
  const more = page.getByRole("button", { name: "Show More" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(Math.min(2 * atFirst, quizCount));
  await expect(page.locator("button:focus, p:focus")).toHaveText(/^(Show More|\d+ of \d+)$/);
});

test("filters and links to one quiz look through what the page has not brought", async ({ page }) => {
  await visit(page, "/quizzes");
  const chip = page.getByRole("button", { name: /^Episodes/ });
  const count = Number(/\d+/.exec((await chip.textContent()) ?? "")?.[0]);
  await chip.click();
  await expect(page.getByText(`Showing ${count} quizzes`)).toBeVisible();
  await visit(page, `/quizzes?quiz=${last.id}`);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe("when the rest does not come", () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/ });

  test("it is told, what was there stays, and trying again helps", async ({ page }) => {
    await page.clock.install();
    await page.route("**/more/**", (route) => route.abort());
    await visit(page, "/quizzes?sort=shortest");
    const alert = page.getByRole("main").getByRole("alert");
    await expect(async () => {
      await page.clock.fastForward(4000);
      await expect(alert).toContainText("The rest could not be loaded", { timeout: 200 });
    }).toPass();
    await expect(cards(page)).toHaveCount(atFirst);
    await expectNoAxeViolations(page, "main");
    await page.unroute("**/more/**");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(alert).toHaveCount(0);
    await scrollToTheEnd(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link leads to the rest of a list", async ({ page }) => {
    await page.goto("/quizzes");
    await page.getByRole("link", { name: `The other ${rest.length}` }).click();
    await page.getByRole("link", { name: last.title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(last.title);
  });
});
