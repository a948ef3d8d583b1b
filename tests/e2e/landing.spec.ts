import type { Page } from "playwright/test";
import { episodes } from "./content.ts";
import { expect, expectNoAxeViolations, test, visit } from "./fixtures.ts";
import { sectionNames } from "./locators.ts";

const header = (page: Page) => page.locator("header[data-hidden]");
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("links both hosts' profiles", async ({ page }) => {
  await visit(page, "/");
  for (const name of ["Tornike Gomareli", "Avtandil Ushikishvili"]) {
    const host = page.locator("#hosts").getByRole("article").filter({ hasText: name });
    await expect(host.getByRole("link")).toHaveAttribute("href", /linkedin\.com/);
  }
});

test("links the sections", async ({ page }) => {
  await visit(page, "/");
  for (const [name, path] of [
    ["Listen Now", `/episodes/${episodes[0]?.slug}`],
    ["Episodes", "/episodes"],
    ["Guests", "/guests"],
    ["Memes", "/memes"],
    ["Events", "/events"],
    ["Quizzes", "/quizzes"],
    ["View All Episodes", "/episodes"],
  ] as const) {
    await expect(page.getByRole("main").getByRole("link", { name }).first()).toHaveAttribute("href", path);
  }
});

test("Tab reaches the header's button, then the buttons below the tagline, then the notebook", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: /^Theme/ }).focus();
  for (const name of [/^Join Now/, /^Listen Now/, /^YouTube/, /^Discord/, /^Latest session/]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name }).and(page.locator(":focus"))).toBeVisible();
  }
});

test("lists the latest episodes, newest first, and each card opens its episode", async ({ page }) => {
  await visit(page, "/");
  const links = page.locator("#episodes").getByRole("article").getByRole("heading").getByRole("link");
  const latest = episodes.slice(0, 4).map(({ slug }) => `/episodes/${slug}`);
  await expect(links).toHaveCount(latest.length);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(latest);
  await links.first().click();
  await expect(page).toHaveURL(latest[0] ?? "");
});

test("the header hides on scrolling down past 100 px, and returns on scrolling up", async ({ page }) => {
  await visit(page, "/");
  await page.mouse.wheel(0, 90);
  await expect.poll(() => scrolled(page)).toBe(90);
  await expect(header(page)).toHaveAttribute("data-hidden", "false");
  await page.mouse.wheel(0, 600);
  await expect(header(page)).not.toBeInViewport();
  // Wait for the scrolling to end, because the next scroll would add to it.
  await expect.poll(() => scrolled(page)).toBe(690);
  await page.mouse.wheel(0, -50);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

test("the hidden header returns while the focus is in it", async ({ page }) => {
  await visit(page, "/");
  await page.mouse.wheel(0, 600);
  await expect(header(page)).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(header(page).getByRole("link").first()).toBeFocused();
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(header(page)).not.toBeInViewport();
});

test("the header's links move the focus and the page to a section, and Back returns", async ({ page }) => {
  await visit(page, "/");
  await expectAnchors(page);
  const places = [0];
  for (const [name, id] of [
    ["Hosts", "hosts"],
    ["Broadcast", "broadcast"],
  ] as const) {
    const link = header(page).getByRole("link", { name, exact: true });
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    places.push(await scrolled(page));
  }
  await page.keyboard.press("Tab");
  await expect(page.locator("#broadcast :focus")).toHaveCount(1);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL("/#hosts");
  await expect.poll(() => scrolled(page)).toBe(places[1]);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("the menu lists all sections and the page's own links @phone", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Sections" }).getByRole("link")).toHaveText(sectionNames);
  await expectAnchors(page);
  await expectNoAxeViolations(page, "header");
});

test("a link of the menu closes it and moves to the section @phone", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await header(page).getByRole("link", { name: "Broadcast" }).click();
  await expect(page.getByRole("heading", { name: "Listen Everywhere" })).toBeInViewport();
  await expect(header(page).getByRole("link", { name: "Broadcast" })).toBeHidden();
});

async function expectAnchors(page: Page): Promise<void> {
  const anchors = header(page).getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(anchors).toHaveText(["Hosts", "Episodes", "About", "Broadcast"]);
  await expect(header(page).getByRole("link", { name: /Join Now/ })).toHaveAttribute("href", /discord/);
}
