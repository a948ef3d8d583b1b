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

export async function answerQuestion(page: Page): Promise<void> {
  await pickAnswer(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("p");
}

export async function finishQuiz(page: Page): Promise<void> {
  await takeQuiz(page);
  const complete = page.getByRole("heading", { name: "Quiz Complete!" });
  const answers = page.getByRole("dialog").getByRole("radio", { disabled: false });
  while (!(await complete.isVisible())) {
    await answers.first().check();
    await page.getByRole("button", { name: /Next Question|Finish Quiz/ }).click();
    await answers.first().or(complete).first().waitFor();
  }
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
  await page.locator("summary").first().click();
}

export async function askToClear(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Clear All Data" }).click();
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
  await page.locator("[data-sonner-toast]").waitFor();
}

export async function searchPalette(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByPlaceholder("Type a command or search...").fill("zzzzzz");
}

export async function forceColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
}

export async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
}
