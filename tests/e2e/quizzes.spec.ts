import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import type { Question } from "../../app/content/schemas.server.ts";
import { quizzes } from "./content.ts";
import {
  boxOf,
  dialogs,
  expect,
  expectNoAxeViolations,
  expectNoShifts,
  recordShifts,
  standStill,
  test,
  visit,
} from "./fixtures.ts";
import { keep } from "./listening-data.ts";
import { takeQuiz } from "./parts.ts";

/** A quiz of 4 questions, and its episode. */
const pilotId = "ep1-pilot-basics";
const pilotPage = `/quizzes/${pilotId}`;
const pilotEpisode = "/episodes/dae-iyos-nateli";

const confirm = (page: Page) => page.getByRole("button", { name: /^(Next Question|Finish Quiz)$/ });
const ready = (page: Page) => page.getByRole("button", { name: "I'm ready" });
const share = (page: Page) => page.getByRole("button", { name: "📸 Share Results" });
const result = (page: Page) => page.getByRole("dialog", { name: "Quiz Complete!" });

async function openPilot(page: Page): Promise<void> {
  await visit(page, pilotPage);
  await takeQuiz(page).click();
  await expect(page.getByText("Question 1 of 4")).toBeVisible();
}

/** Stops the page's clock, so that a test has time within the two seconds of a lock. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Runs axe while the clock is stopped, and advances the clock by the few milliseconds that axe needs. Waits until all
 * color transitions have ended, because axe would judge intermediate colors.
 */
async function expectNoAxeViolationsMeanwhile(page: Page): Promise<void> {
  await standStill(page);
  const progress = { isDone: false };
  const turnClock = async () => {
    // Axe opens and closes a page of its own. Ignore the error that the clock throws when that page closes.
    while (!progress.isDone) await page.clock.runFor(1).catch(() => undefined);
  };
  await Promise.all([expectNoAxeViolations(page, dialogs).finally(() => (progress.isDone = true)), turnClock()]);
}

/** The built questions of the pilot's quiz. */
async function pilotQuestions(page: Page): Promise<Question[]> {
  const response = await page.request.get(`/quizzes/${pilotId}.json`);
  return ((await response.json()) as { questions: Question[] }).questions;
}

/** The number (from 1) of a correct or wrong option of the current question. */
async function optionNumber(page: Page, questions: readonly Question[], kind: "right" | "wrong"): Promise<number> {
  const asked = await page.locator("legend").textContent();
  const texts = await page.getByRole("radio").evaluateAll((radios: HTMLInputElement[]) => {
    return radios.map((radio) => radio.labels?.[0]?.querySelector(":scope > span:not([aria-hidden])")?.textContent);
  });
  const question = questions.find((candidate) => candidate.question === asked);
  const right = texts.indexOf(question?.options[question.correctAnswerIndex]) + 1;
  if (right === 0) throw new Error(`the correct option of "${asked}" is not on the page`);
  return kind === "right" ? right : (right % 4) + 1;
}

/** Answers all questions by keyboard, the first `misses` incorrectly, without waiting for the locks. */
async function finishPilot(page: Page, misses = 0): Promise<void> {
  const questions = await pilotQuestions(page);
  for (let number = 1; number <= 4; number += 1) {
    await expect(page.getByText(`Question ${number} of 4`)).toBeVisible();
    const option = await optionNumber(page, questions, number <= misses ? "wrong" : "right");
    for (const key of [String(option), "Enter", "p", "p"]) await page.keyboard.press(key);
  }
  await expect(result(page)).toBeVisible();
}

test("stored scores and paused rounds cause no layout shift @everywhere", async ({ page }) => {
  const best = { score: 2, totalQuestions: 4 };
  const paused = { seed: 1, phase: "answering", answers: [0], isHeld: false, spentMs: 0 };
  const forEach = (value: object, nth: number) =>
    Object.fromEntries(quizzes.filter((_, index) => index % 3 === nth).map(({ id }) => [id, value]));
  await keep(page, "devtherapy-quiz-scores", { scores: forEach({ ...best, at: 0, best }, 0) });
  await page.addInitScript(
    (rounds) => {
      if (window === window.top) sessionStorage.setItem("devtherapy-rounds", JSON.stringify({ state: { rounds } }));
    },
    forEach(paused, 1),
  );
  await recordShifts(page);
  for (const path of ["/quizzes", "/episodes/nika-nikabadze"]) {
    await visit(page, path);
    const cards = page.getByRole("article").filter({ has: page.getByText(/^~\d+ min$/) });
    const { top, width } = { top: (await boxOf(cards.first())).y, width: page.viewportSize()?.width ?? 0 };
    if (path === "/quizzes" && width < 400) expect(top, "top of the first card on a phone").toBeLessThanOrEqual(300);
    await cards.first().scrollIntoViewIfNeeded();
    for (const text of ["Best 2/4", "Continue at 2 of ", "Start over", "Take Quiz"]) {
      await expect(cards.getByText(text).first(), path).toBeVisible();
    }
    await expectNoShifts(page);
  }
});

test.describe("with files that fail at first", () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED|dynamically imported module/ });

  test("a quiz recovers from failed loads and works by mouse on a small phone @phone", async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 667 });
    await page.clock.install();
    await visit(page, pilotPage);
    await page.route("**/quizzes/*.json", (route) => route.abort());
    await takeQuiz(page).click();
    await expect(page.getByRole("status").last()).toHaveText("That did not work. Trying again…");
    await expect(async () => {
      await page.clock.fastForward(4000);
      await expect(page.getByRole("alert")).toContainText("Couldn't open the questions", { timeout: 200 });
    }).toPass();
    await expectNoAxeViolations(page, dialogs);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Question 1 of 4")).toBeVisible();
    const questions = await pilotQuestions(page);
    const radio = (number: number) => page.getByRole("radio").nth(number - 1);
    await expect(confirm(page)).toBeDisabled();
    await stopClock(page);

    const wrong = await optionNumber(page, questions, "wrong");
    await radio(wrong).check();
    await expect(confirm(page)).toBeEnabled();
    await confirm(page).click();
    await expect(page.getByText("Not this time.")).toBeInViewport();
    await expect(page.getByRole("radio", { name: /Correct answer$/ })).toBeDisabled();
    await expect(radio(wrong)).toHaveAccessibleName(/Your answer, wrong$/);
    await expect(page.getByText("Score: 0")).toBeVisible();
    await expect(confirm(page)).toBeDisabled();
    await expectNoAxeViolationsMeanwhile(page);
    await page.clock.runFor(2000);
    await expect(page.getByText("Question 2 of 4")).toBeVisible();

    await radio(await optionNumber(page, questions, "right")).check();
    await confirm(page).click();
    await expect(page.getByText("Score: 1")).toBeVisible();
    await page.getByRole("button", { name: "Pause" }).click();
    await page.clock.runFor(2000);
    await expect(page.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    await expect(ready(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("status").last()).toBeInViewport();
    await expect(page.locator("#page")).toHaveJSProperty("inert", true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await ready(page).click();
    await expect(page.getByText("Question 3 of 4")).toBeVisible();
  });
});

test("a quiz works by keyboard only, and resumes after the visitor closes it", async ({ page }) => {
  await visit(page, pilotPage);
  await expect(page.getByRole("main")).toContainText(/4 questions ~\d+ min/);
  const questions = await pilotQuestions(page);
  const take = async () => {
    await takeQuiz(page).focus();
    await page.keyboard.press("Enter");
  };
  await take();
  await expect(page.getByText("Question 1 of 4")).toBeVisible();

  // Numbers pick, Enter confirms, P pauses and continues.
  await page.keyboard.press(String(await optionNumber(page, questions, "right")));
  await page.keyboard.press("Enter");
  await page.keyboard.press("p");
  await expect(page.getByText("Score: 1")).toBeVisible();
  await expect(ready(page)).toBeFocused();
  await page.keyboard.press("p");

  // Arrow keys pick.
  await expect(page.getByText("Question 2 of 4")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio").nth(2)).toBeChecked();

  // The quiz continues at the same question, however it was closed.
  const options = await page.getByRole("radiogroup").innerText();
  const expectToBeBack = async () => {
    await expect(page.getByText("Question 2 of 4")).toBeVisible();
    await expect(page.getByRole("radio").nth(2)).toBeChecked();
    expect(await page.getByRole("radiogroup").innerText()).toBe(options);
  };
  await page.reload();
  await expectToBeBack();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(pilotPage);
  await expect(page.getByRole("button", { name: "Continue at 2 of 4" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start over" })).toBeVisible();
  await take();
  await expectToBeBack();

  // Space pauses and continues.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect(ready(page)).toBeFocused();
  await page.keyboard.press("Space");

  // Tab reaches every control and stays in the dialog.
  await expect(page.getByText("Question 3 of 4")).toBeVisible();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(confirm(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(confirm(page)).toBeFocused();
  for (const key of ["Enter", "Enter", "Enter"]) await page.keyboard.press(key);

  await expect(page.getByText("Question 4 of 4")).toBeVisible();
  for (const key of ["4", "Enter", "p", "p"]) await page.keyboard.press(key);
  await expect(result(page)).toBeVisible();

  await share(page).focus();
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(file.suggestedFilename()).toBe(`${pilotId}-result.png`);
  const png = await readFile(await file.path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 840]);
  expect(png.length).toBeGreaterThan(20_000);
  await expect(page.getByText("Quiz result saved as image! 📸")).toBeVisible();
  await expect(share(page)).toBeEnabled();

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(takeQuiz(page)).toBeFocused();
});

test("a result persists, and its link challenges a friend @phone", async ({ page, context, browser, baseURL }) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPilot(page);
  const options = await page.getByRole("radiogroup").innerText();
  await finishPilot(page, 1);
  const dialog = result(page);
  for (const text of ["3/4", "75%", "Solid Debugger", "Good job!"]) {
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(dialog.getByRole("region", { name: "Questions you missed" }).getByRole("listitem")).toHaveCount(1);
  const episode = dialog.getByRole("link", { name: /^Listen Now/ });
  await expect(episode).toHaveAttribute("href", pilotEpisode);
  await expect(episode).toHaveAttribute("target", "_blank");
  await expectNoAxeViolations(page, dialogs);

  await dialog.getByRole("button", { name: "Challenge" }).click();
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  const toast = await boxOf(page.locator("[data-sonner-toast][data-mounted=true]"));
  expect(toast.bottom).toBeLessThan((await boxOf(dialog.getByRole("button", { name: "Challenge" }))).y);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole("button", { name: "Back to Quizzes" }).click();
  await expect(page.getByText("Last time: 3/4")).toBeVisible();

  const home = await browser.newContext({ baseURL });
  const friend = await home.newPage();
  await recordShifts(friend);
  await visit(friend, link);
  await expect(friend.getByRole("region", { name: /^Someone got 3\/4\./ })).toBeVisible();
  await expect(takeQuiz(friend)).toBeHidden();
  await expectNoShifts(friend);
  await expectNoAxeViolations(friend, "main");
  await friend.getByRole("button", { name: "Accept the challenge" }).click();
  await expect(friend.getByText("Question 1 of 4")).toBeVisible();
  expect(await friend.getByRole("radiogroup").innerText()).toBe(options);
  await home.close();
});
