import type { Page } from "playwright";

/** What is done on a page before its picture is taken. */

export async function takeQuiz(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Take Quiz" }).first().click();
  await page.getByRole("radio").first().waitFor();
}

export async function pickAnswer(page: Page): Promise<void> {
  await takeQuiz(page);
  await page.getByRole("radio").nth(1).check();
}

/** Answers, and holds the page at what was right. */
export async function answerQuestion(page: Page): Promise<void> {
  await pickAnswer(page);
  await confirm(page);
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Next|Finish)/ }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "I'm ready" }).waitFor();
}

export async function finishQuiz(page: Page): Promise<void> {
  await takeQuiz(page);
  await answerAll(page);
}

export async function finishReview(page: Page): Promise<void> {
  await startReview(page);
  await answerAll(page);
}

export async function startReview(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start review" }).click();
  await page.getByRole("radio").first().waitFor();
}

async function answerAll(page: Page): Promise<void> {
  const complete = page.getByRole("heading", { name: /Complete!$/ });
  const answer = page.getByRole("radio", { disabled: false }).first();
  while (!(await complete.isVisible())) {
    await answer.check();
    await confirm(page);
    await page.getByRole("button", { name: "I'm ready" }).click();
    await answer.or(complete).first().waitFor();
  }
}

/** Questions that can't be had: after the last try a person is told. */
export async function failQuiz(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Take Quiz" }).first().click();
  await page.getByRole("button", { name: "Try again" }).waitFor();
}

export async function waitForQuiz(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Take Quiz" }).first().click();
  await page.getByText("Loading the questions…").waitFor();
}

export async function fillCart(page: Page): Promise<void> {
  const add = page.getByRole("button", { name: /Add to cart/i });
  while (await add.count()) await add.first().click();
}

export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
}

export async function openChapters(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: /more chapters$/ });
  if (await more.isVisible()) await more.click();
}

export async function askToClear(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Clear all data" }).click();
  await page.getByRole("dialog").waitFor();
}

export async function shareLink(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Share/ })
    .first()
    .click();
  await page.locator("[data-sonner-toast]").waitFor();
}

export async function leaveOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Devtherapy" }).first().click();
  await page.getByText("You seem to be offline").waitFor();
}

/** Opens the palette and searches it. */
export function searchPalette(query: string): (page: Page) => Promise<void> {
  return async (page) => {
    await openPalette(page);
    await page.getByPlaceholder("Type a command or search...").fill(query);
    await page.getByRole("option").or(page.getByText("No results found.")).first().waitFor();
  };
}

export async function showShortcuts(page: Page): Promise<void> {
  await page.keyboard.press("Shift+?");
  await page.getByRole("dialog").waitFor();
}

export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").waitFor();
}

/** The palette with its examples, which come with episodes and guests. */
export async function openWholePalette(page: Page): Promise<void> {
  await openPalette(page);
  await page.getByRole("group", { name: "Try" }).getByRole("button").first().waitFor();
}

/** The palette, whose episodes and guests did not come. */
export async function failPalette(page: Page): Promise<void> {
  await openPalette(page);
  await page.getByRole("alert").waitFor();
}

/** A reader of large print, in the way that the Content-Security-Policy leaves open. */
export function enlarge(then?: (page: Page) => Promise<void>): (page: Page) => Promise<void> {
  return async (page) => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 200% !important }");
      document.adoptedStyleSheets = [sheet];
    });
    await then?.(page);
  };
}

export async function play(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^(Play|Resume)/ }).click();
  await page.getByRole("combobox", { name: "Playback speed" }).waitFor();
}

/** Plays, and goes elsewhere meanwhile. */
export async function playInDock(page: Page): Promise<void> {
  await play(page);
  await page.getByRole("link", { name: "Back to Episodes" }).click();
  await page.getByRole("button", { name: "Close player" }).waitFor();
}

/** A page whose data do not come. */
export async function failPage(page: Page): Promise<void> {
  await page.getByRole("article").getByRole("link").first().click();
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
}

export async function importData(page: Page): Promise<void> {
  const episodeStats = { ptPHTbQk_sA: { playCount: 2, lastPlayedAt: "2025-03-09T11:00:00.000Z" } };
  const file = JSON.stringify({ app: "devtherapy", version: 1, episodeStats });
  await page
    .getByLabel("Exported file")
    .setInputFiles({ name: "devtherapy.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await page.getByRole("dialog").waitFor();
}

/** A reader whose system chooses the colours. */
export function forceColors(then?: (page: Page) => Promise<void>): (page: Page) => Promise<void> {
  return async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    await then?.(page);
  };
}

export async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
}
