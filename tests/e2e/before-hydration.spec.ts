import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import quiz from "#data/quizzes/ep1-pilot-basics.ts";
import { episodes } from "./content.ts";
import { expect, expectNoShifts, hold, recordShifts, standStill, test, visit, waitForHydration } from "./fixtures.ts";
import { keep, keepCards, store, stored } from "./listening-data.ts";
import { section } from "./locators.ts";
import { fileOf } from "./pages.ts";
import { Host } from "./releases.ts";

test("follows links before the scripts load", async ({ page }) => {
  await hold(page, "**/assets/*.js");
  await page.goto("/guests", { waitUntil: "commit" });
  await section(page, "Episodes").click({ noWaitAfter: true });
  await expect(page).toHaveURL("/episodes");
});

test("late fonts cause no layout shift @phone", async ({ page }) => {
  const letFontsCome = await hold(page, "**/*.woff2");
  await recordShifts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  letFontsCome();
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await standStill(page);
  await expectNoShifts(page);
});

test.describe("a page whose HTML arrives in two parts, on a Mac", () => {
  const port = Number(process.env["E2E_PORT"] ?? 4179) + 900 + Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);
  const host = new Host(port);
  test.use({
    baseURL: `http://localhost:${port}`,
    userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0",
  });
  test.afterAll(() => host.cut());

  async function serveInTwoParts(path: string, middleText: string) {
    const html = await readFile(fileOf(path), "utf8");
    const middle = html.indexOf(middleText);
    await host.intercept("build/client", ({ url }, response) => {
      if (url !== path) return false;
      response.setHeader("Content-Type", "text/html").write(html.slice(0, middle));
      void setTimeout(300).then(() => response.end(html.slice(middle)));
      return true;
    });
  }

  test("keeps its header in place, also when Ctrl K becomes Cmd K", async ({ page }) => {
    await serveInTwoParts("/guests", "Events</a>");
    const letScriptsCome = await hold(page, "**/assets/*.js");
    await recordShifts(page);
    await page.goto("/guests", { waitUntil: "domcontentloaded" });
    await expect(page.getByText("Ctrl K")).toBeVisible();
    const left = async () => Math.round((await section(page, "Events").boundingBox())?.x ?? Number.NaN);
    const before = await left();
    letScriptsCome();
    await waitForHydration(page);
    await expect(page.getByText("Cmd K")).toBeVisible();
    expect(await left()).toBe(before);
    await expectNoShifts(page);
  });

  for (const [what, path, middleText] of [
    ["the footer of a short page", `/quizzes/${quiz.id}`, "All rights reserved"],
    ["the text beside the hero's drawing", "/", '<div class="@container'],
    ["the text below an episode's video", "/episodes/archil-varshanidze", "Guest: "],
  ] as const) {
    test(`shows ${what} at its final position`, async ({ page }) => {
      await serveInTwoParts(path, middleText);
      await recordShifts(page);
      await visit(page, path);
      await expect(page.getByText("All rights reserved")).toBeVisible();
      await expectNoShifts(page);
    });
  }
});

test("stored marks, scores and reviews cause no layout shift @phone", async ({ page }) => {
  const slug = "archil-varshanidze";
  const id = episodes.find((episode) => episode.slug === slug)?.id ?? "";
  await store(page, stored({ [id]: { playCount: 1, isCompleted: true } }));
  await keepCards(page);
  const score = { score: 3, totalQuestions: 4 };
  await keep(page, "devtherapy-quiz-scores", { scores: { [quiz.id]: { ...score, at: 0, best: score } } });
  await recordShifts(page);
  for (const [path, text] of [
    [`/episodes/${slug}`, "Completed"],
    ["/quizzes", new RegExp(`^· ${quiz.questions.length} due · `)],
    [`/quizzes/${quiz.id}`, "Last time: 3/4"],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole("main").getByText(text, { exact: true }).first()).toBeVisible();
    await expectNoShifts(page);
  }
});

test("requests nothing more on a click after a hover", async ({ page }) => {
  await visit(page, "/guests");
  // Trigger the downloads that do not depend on the page.
  await Promise.all([page.waitForResponse("**/search.json"), page.keyboard.press("Control")]);
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("article").getByRole("link").first();
  const path = (await link.getAttribute("href")) ?? "";
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await Promise.all([
    page.waitForEvent("requestfinished", (request) => request.url().includes(`${path}.data`)),
    link.hover(),
  ]);
  const ahead = [...requested];
  expect(ahead.filter((address) => !/\.(js|data)(\?|$)/.test(address))).toEqual([]);

  requested.length = 0;
  await link.click();
  await expect(page.getByRole("link", { name: "Back to Guests" })).toBeVisible();
  const late = requested.filter((address) => /\.(js|data)(\?|$)/.test(address) && !ahead.includes(address));
  expect(late).toEqual([]);
});
