import type { Page } from "playwright/test";
import { episodes } from "./content.ts";
import { expect, expectNoAxeViolations, test, visit } from "./fixtures.ts";
import { sectionNames } from "./parts.ts";

test("links hosts, sections and the latest episodes, and has the buttons in order for Tab", async ({ page }) => {
  await visit(page, "/");
  for (const name of ["Tornike Gomareli", "Avtandil Ushikishvili"]) {
    await expect(
      page.locator("#hosts").getByRole("article").filter({ hasText: name }).getByRole("link"),
    ).toHaveAttribute("href", /linkedin\.com/);
  }
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

  await page.getByRole("button", { name: /^Theme/ }).focus();
  for (const name of [/^Join Now/, /^Listen Now/, /^YouTube/, /^Discord/, /^Latest session/]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name }).and(page.locator(":focus"))).toBeVisible();
  }

  const links = page.locator("#episodes").getByRole("article").getByRole("heading").getByRole("link");
  const latest = episodes.slice(0, 4);
  await expect(links).toHaveCount(latest.length);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(latest.map(({ slug }) => `/episodes/${slug}`));
  await links.first().click();
  await expect(page).toHaveURL(`/episodes/${latest[0]?.slug}`);
});

test("hides the header on scrolling down, except while it has the focus, and adds its links to the history", async ({
  page,
}) => {
  await visit(page, "/");
  const header = page.locator("header[data-hidden]");
  await page.mouse.wheel(0, 90);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(header).toHaveAttribute("data-hidden", "false");
  await page.mouse.wheel(0, 600);
  await expect(header).toHaveAttribute("data-hidden", "true");
  await expect(header).not.toBeInViewport();
  // Wait for the scrolling to end, because the next scroll would add to it.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(690);
  await page.mouse.wheel(0, -50);
  await expect(header).toHaveAttribute("data-hidden", "false");

  await page.mouse.wheel(0, 50);
  await expect(header).toHaveAttribute("data-hidden", "true");
  await expect(header).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(header.getByRole("link").first()).toBeFocused();
  await expect(header).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(header).not.toBeInViewport();

  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAnchors(page);
  const places = [0];
  for (const [name, id] of [
    ["Hosts", "hosts"],
    ["Broadcast", "broadcast"],
  ] as const) {
    const link = page.locator("header").getByRole("link", { name, exact: true });
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    places.push(await scrolled());
  }
  await page.keyboard.press("Tab");
  await expect(page.locator("#broadcast :focus")).toHaveCount(1);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL("/#hosts");
  await expect.poll(scrolled).toBe(places[1]);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL("/");
  await expect.poll(scrolled).toBe(0);
});

test("lists all sections and the page's anchors in the header's menu on phones @phone", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const sections = page.getByRole("navigation", { name: "Sections" }).getByRole("link");
  await expect(sections).toHaveText(sectionNames);
  await expectNoAxeViolations(page, "header");
  await expectAnchors(page);
  // The menu closes when the focus leaves it, so that it covers no focused element.
  await page.locator("header a").last().focus();
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("header").getByRole("link", { name: "Broadcast" }).click();
  await expect(page.getByRole("heading", { name: "Listen Everywhere" })).toBeInViewport();
  // The header is hidden by now, and returns on scrolling up.
  await page.mouse.wheel(0, -100);
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
});

async function expectAnchors(page: Page): Promise<void> {
  const anchors = page.locator("header").getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(anchors).toHaveText(["Hosts", "Episodes", "About", "Broadcast"]);
  await expect(page.locator("header").getByRole("link", { name: /Join Now/ })).toHaveAttribute("href", /discord/);
}
