/** Journeys through the whole site. They must work however the site boots, navigates and caches. */
import { rmSync } from "node:fs";
import type { Page } from "playwright/test";
import { episodes } from "./content.ts";
import { inPlayer, secondOf, serveFakeYouTube } from "./fake-youtube.ts";
import { expect, goTo, test, visit, waitForHydration } from "./fixtures.ts";
import { refuseStorage } from "./in-page.ts";
import { heading, section } from "./locators.ts";
import { onePerCode } from "./pages.ts";
import { Host, laterRelease } from "./releases.ts";
import { translatePage } from "./translate-page.ts";

const build = "build/client";
const port = Number(process.env["E2E_PORT"] ?? 4179) + 700 + Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);
const host = new Host(port);
const episodePath = `/episodes/${episodes[0]?.slug}`;

/** Messages of browsers and router about files that fail to load, and about broken page data. */
const failures = /Failed to (load|fetch)|net::ERR|loading route module|dynamically imported module|TypeError/;

const errorScreen = (page: Page) => page.getByText("Unexpected Application Error!");
const episodeCards = (page: Page) => page.getByRole("main").getByRole("article");

test.describe.configure({ mode: "default" });
test.use({ baseURL: `http://localhost:${port}` });
test.beforeEach(() => host.deploy(build));
test.afterAll(() => host.cut());

test.describe("on a host without redirects", () => {
  test.use({ expectedMessages: failures });

  for (const path of ["/episodes.html", "/episodes/"]) {
    test(`${path} becomes /episodes, whose links work`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL("/episodes");
      await waitForHydration(page);
      await expect(heading(page)).toContainText("Episodes");
      await episodeCards(page).first().getByRole("heading").getByRole("link").click();
      await expect(page).toHaveURL(episodePath);
      await page.goBack();
      await expect(page).toHaveURL("/episodes");
      await expect(episodeCards(page).first()).toBeVisible();
    });
  }
});

test("on a translated page, filters, searches, navigation and quizzes show no error screen", async ({ page }) => {
  await visit(page, "/episodes");
  await page.evaluate(translatePage, false);
  const ai = page.getByRole("button", { name: "AI", exact: true });
  await ai.click();
  await expect(ai).toHaveAttribute("aria-pressed", "true");
  const tagged = episodes.filter(({ tags }) => tags.includes("ai")).length;
  await expect(episodeCards(page)).toHaveCount(tagged);
  await expect(page.getByText(`Showing ${tagged} episodes`)).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await page.getByRole("searchbox").fill("zzzzzz");
  await expect(page.getByText("No episodes found")).toBeVisible();
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await expect(episodeCards(page)).toHaveCount(episodes.length);
  await section(page, "Quizzes").click();
  await page.getByRole("button", { name: "Take Quiz" }).first().click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Next Question" }).click();
  await expect(page.getByText("Question 2 of")).toBeVisible();
  await expect(errorScreen(page)).toHaveCount(0);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow", expectedMessages: failures });

  test("an episode that was opened by a link reloads offline", async ({ page, context }) => {
    await visit(page, "/episodes");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await episodeCards(page).first().getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { name: "About This Episode" })).toBeVisible();
    const title = await heading(page).innerText();
    await expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), episodePath)).toBe(true);
    await host.cut();
    await context.setOffline(true);
    await page.reload();
    await waitForHydration(page);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole("heading", { name: "About This Episode" })).toBeVisible();
  });
});

test.describe("while a video plays", () => {
  test.use({ expectedMessages: /youtube-nocookie\.com/ });

  test("playback continues on /episodes and on Back", async ({ page, context }) => {
    const loads = await serveFakeYouTube(context);
    await visit(page, episodePath);
    await page.getByRole("link", { name: /^Play/ }).first().click();
    await inPlayer(page, "play");
    await page.getByRole("link", { name: "Devtherapy" }).first().click();
    await expect(page).toHaveURL("/");
    for (const leave of [
      () => page.getByRole("link", { name: "View All Episodes" }).click(),
      () => page.goBack(),
      () => page.goForward(),
    ]) {
      const before = await secondOf(page);
      await leave();
      await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
      await expect.poll(() => secondOf(page)).toBeGreaterThan(before);
    }
    expect(loads).toHaveLength(1);
  });
});

test.describe("after a release", () => {
  test.use({ expectedMessages: failures });
  let release: { folder: string; build: string };
  test.beforeAll(async () => (release = await laterRelease()));
  test.afterAll(() => rmSync(release.folder, { recursive: true }));

  test("an old tab opens a page whose chunk is missing", async ({ page }) => {
    await visit(page, "/shop");
    await host.deploy(release.folder);
    await section(page, "Quizzes").click();
    await expect(heading(page)).toHaveText("Devtherapy Quizzes");
    await expect(page).toHaveURL("/quizzes");
    await expect(page.locator("html")).toHaveAttribute("data-built", release.build);
  });

  test("an old tab opens a page whose data have a new shape", async ({ page }) => {
    await visit(page, "/episodes");
    await section(page, "Shop").click();
    await expect(heading(page)).toHaveText("Shop");
    await host.deploy(release.folder);
    await section(page, "Episodes").click();
    await expect(page.locator("html")).toHaveAttribute("data-built", release.build);
    await expect(page).toHaveURL("/episodes");
    await expect(episodeCards(page)).toHaveCount(episodes.length);
  });

  test.describe("with page data that the security policy would block", () => {
    test.use({ bypassCSP: true });
    test("a page that stays broken shows the error screen, with styles and a way home", async ({ page }) => {
      const breakData = async (text: Promise<string>) => (await text).replaceAll("tagInfo", "noInfo");
      await page.route(/\/episodes(\.data.*)?$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: await breakData(response.text()) });
      });
      await visit(page, "/shop");
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await goTo(page, "/episodes");
      await expect(heading(page)).toHaveText("Unexpected Application Error!");
      await expect(page.locator("body")).toHaveCSS("background-color", background);
      await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await page.getByRole("link", { name: "Return to Home" }).click();
      await expect(heading(page)).toHaveText("Therapy for developers, one bug at a time");
    });
  });
});

test("every kind of page opens while storage is forbidden", async ({ page }) => {
  await page.addInitScript(refuseStorage);
  await visit(page, "/");
  for (const path of onePerCode) {
    await visit(page, path);
    // The viewer of a shared meme covers the heading.
    await expect(page.locator("main h1"), path).toBeVisible();
    await expect(errorScreen(page), path).toHaveCount(0);
  }
});
