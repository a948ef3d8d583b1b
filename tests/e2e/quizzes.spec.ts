import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import type { Question } from "../../app/content/schemas.server.ts";
import { writeChallenge } from "../../app/features/quiz/challenge.ts";
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
import { takeQuiz } from "./locators.ts";

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
async function optionNumber(page: Page, questions: readonly Question[], kind: "correct" | "wrong"): Promise<number> {
  const text = await page.locator("legend").textContent();
  const texts = await page.getByRole("radio").evaluateAll((radios: HTMLInputElement[]) => {
    return radios.map((radio) => radio.labels?.[0]?.querySelector(":scope > span:not([aria-hidden])")?.textContent);
  });
  const question = questions.find((candidate) => candidate.question === text);
  const correct = texts.indexOf(question?.options[question.correctAnswerIndex]) + 1;
  if (correct === 0) throw new Error(`the correct option of "${text}" is not on the page`);
  return kind === "correct" ? correct : (correct % 4) + 1;
}

/** Answers all questions by keyboard, the first `misses` incorrectly, without waiting for the locks. */
async function finishPilot(page: Page, misses = 0): Promise<void> {
  const questions = await pilotQuestions(page);
  for (let number = 1; number <= 4; number += 1) {
    await expect(page.getByText(`Question ${number} of 4`)).toBeVisible();
    const option = await optionNumber(page, questions, number <= misses ? "wrong" : "correct");
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
    await cards.first().scrollIntoViewIfNeeded();
    for (const text of ["Best 2/4", "Continue at 2 of ", "Start over", "Take Quiz"]) {
      await expect(cards.getByText(text).first(), path).toBeVisible();
    }
    await expectNoShifts(page);
  }
});

test("the focus outline of 'Take Quiz' does not cross the best score @everywhere", async ({ page }) => {
  const best = { score: 1, totalQuestions: 4 };
  await keep(page, "devtherapy-quiz-scores", { scores: { [pilotId]: { ...best, at: 0, best } } });
  await visit(page, pilotEpisode);
  await page.getByRole("button", { name: "Take Quiz" }).first().focus();
  const outline = await page.evaluate(() => {
    const button = document.activeElement ?? document.body;
    const { outlineOffset, outlineWidth } = getComputedStyle(button);
    return button.getBoundingClientRect().bottom + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  });
  // The line box has three empty pixels above its letters.
  expect((await boxOf(page.getByText("Best 1/4"))).y + 3).toBeGreaterThan(outline);
});

test("the browser's own search finds every quiz of the list", async ({ page }) => {
  await visit(page, "/quizzes");
  const titles = quizzes.map(({ title }) => title);
  const missing = await page.evaluate((texts) => {
    const { find } = window as unknown as { find: (...options: unknown[]) => boolean };
    // Case-insensitive, forwards, and from the start again after the end.
    return texts.filter((text) => !find(text, false, false, true));
  }, titles);
  expect(missing).toEqual([]);
});

test.describe("with files that fail at first", () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED|dynamically imported module/ });

  test("opens the quiz on Reload if its code failed to load", async ({ page }) => {
    await page.route("**/assets/quiz-round-*.js", (route) => route.abort());
    await visit(page, pilotPage);
    await takeQuiz(page).click();
    await expect(page.getByRole("alert")).toContainText("Couldn't open the quiz");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByText("Question 1 of 4")).toBeVisible();
  });
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 390, height: 667 } });

  test("shows an answer's explanation accessibly during the lock @phone", async ({ page }) => {
    await page.clock.install();
    await openPilot(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const wrong = await optionNumber(page, await pilotQuestions(page), "wrong");
    await page
      .getByRole("radio")
      .nth(wrong - 1)
      .check();
    await confirm(page).click();
    await expect(page.getByText("Not this time.")).toBeInViewport();
    await expect(page.getByRole("status").last()).toBeInViewport();
    await expectNoAxeViolationsMeanwhile(page);
    await page.clock.runFor(2000);
    await expect(page.getByText("Question 2 of 4")).toBeVisible();
  });

  test("fits the screen while paused, and keeps the page behind it inert @phone", async ({ page }) => {
    await openPilot(page);
    for (const key of ["1", "Enter", "p"]) await page.keyboard.press(key);
    await expect(page.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    await expect(ready(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#page")).toHaveJSProperty("inert", true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});

test("shows the progress in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPilot(page);
  const [bar, ground] = await page.getByRole("progressbar").evaluate((progress) => {
    const { borderTopColor } = getComputedStyle(progress, "::-webkit-progress-value");
    return [borderTopColor, getComputedStyle(progress).backgroundColor];
  });
  expect(bar).not.toBe(ground);
});

test("answers by number keys and Enter, and pauses and continues by P and Space", async ({ page }) => {
  await openPilot(page);
  const questions = await pilotQuestions(page);
  for (const [index, pauseKey] of ["p", "Space"].entries()) {
    await page.keyboard.press(String(await optionNumber(page, questions, "correct")));
    await page.keyboard.press("Enter");
    await page.keyboard.press(pauseKey);
    await expect(page.getByText(`Score: ${index + 1}`)).toBeVisible();
    await expect(ready(page)).toBeFocused();
    await page.keyboard.press(pauseKey);
    await expect(page.getByText(`Question ${index + 2} of 4`)).toBeVisible();
  }
});

test("arrow keys pick an option; Tab reaches every control and stays in the dialog", async ({ page }) => {
  await openPilot(page);
  for (const index of [1, 2]) {
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio").nth(index)).toBeChecked();
  }
  await page.keyboard.press("Tab");
  await expect(confirm(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(confirm(page)).toBeFocused();
});

test("continues at the same question after a reload, and after Back closed the quiz", async ({ page }) => {
  await openPilot(page);
  for (const key of ["1", "Enter", "p", "p"]) await page.keyboard.press(key);
  await expect(page.getByText("Question 2 of 4")).toBeVisible();
  await page.keyboard.press("3");
  const options = await page.getByRole("radiogroup").innerText();
  const expectSameQuestion = async () => {
    await expect(page.getByText("Question 2 of 4")).toBeVisible();
    await expect(page.getByRole("radio").nth(2)).toBeChecked();
    expect(await page.getByRole("radiogroup").innerText()).toBe(options);
  };
  await page.reload();
  await expectSameQuestion();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(pilotPage);
  await expect(page.getByRole("button", { name: "Start over" })).toBeVisible();
  await page.getByRole("button", { name: "Continue at 2 of 4" }).click();
  await expectSameQuestion();
});

test("shows an accessible result, and then the last score on the quiz's page @phone", async ({ page }) => {
  await openPilot(page);
  await finishPilot(page, 1);
  const dialog = result(page);
  for (const text of ["3/4", "75%", "Solid Debugger", "Good job!"]) {
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(dialog.getByRole("region", { name: "Questions you missed" }).getByRole("listitem")).toHaveCount(1);
  await expect(dialog.getByRole("link", { name: /^Listen Now/ })).toHaveAttribute("href", pilotEpisode);
  await expectNoAxeViolations(page, dialogs);
  await dialog.getByRole("button", { name: "Back to Quizzes" }).click();
  await expect(page.getByText("Last time: 3/4")).toBeVisible();
});

test("saves the result as an image, and returns the focus on Escape", async ({ page }) => {
  await openPilot(page);
  await finishPilot(page);
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

test("'Challenge' copies a link, with a toast above the buttons @phone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPilot(page);
  await finishPilot(page, 1);
  const button = result(page).getByRole("button", { name: "Challenge" });
  await button.click();
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  const toast = await boxOf(page.locator("[data-sonner-toast][data-mounted=true]"));
  expect(toast.bottom).toBeLessThan((await boxOf(button)).y);
  const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(pathname + search).toMatch(/^\/quizzes\/ep1-pilot-basics\?challenge=\w+-3-\w+$/);
});

test("a toast from before the quiz moves above its buttons @phone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await visit(page, "/quizzes/ep1-pilot-basics");
  await page.getByRole("button", { name: "Share" }).click();
  const toast = page.locator("[data-sonner-toast][data-mounted=true]");
  await expect(toast).toBeVisible();
  await takeQuiz(page).click();
  const button = page.getByRole("dialog").getByRole("button", { name: /^Next/ });
  await expect.poll(async () => (await boxOf(toast)).bottom < (await boxOf(button)).y).toBe(true);
  expect((await boxOf(toast)).y).toBeGreaterThanOrEqual(64);
});

test("a challenge's link shows the score to beat, and opens the quiz @phone", async ({ page }) => {
  await recordShifts(page);
  const code = writeChallenge({ id: pilotId, questionCount: 4 }, { seed: 42, score: 3 });
  await visit(page, `${pilotPage}?challenge=${code}`);
  await expect(page.getByRole("region", { name: /^Someone got 3\/4\./ })).toBeVisible();
  await expect(takeQuiz(page)).toBeHidden();
  await expectNoShifts(page);
  await expectNoAxeViolations(page, "main");
  await page.getByRole("button", { name: "Accept the challenge" }).click();
  await expect(page.getByText("Question 1 of 4")).toBeVisible();
});
