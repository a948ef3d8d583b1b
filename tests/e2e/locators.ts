/** Locators that several test files share, by visible names. */
import { expect, type Locator, type Page } from "playwright/test";

export function heading(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

/** Names of the header's links, in order. */
export const sectionNames = [
  "Episodes",
  "Topics",
  "Guests",
  "Quizzes",
  "Events",
  "Memes",
  "Game Jam",
  "Wrapped",
  "Shop",
];

/** A link in the header. */
export function section(page: Page, name: string): Locator {
  return page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name, exact: true });
}

export function palette(page: Page): Locator {
  return page.getByRole("dialog", { name: "Command palette" });
}

export function paletteField(page: Page): Locator {
  return page.getByPlaceholder("Type a command or search...");
}

/** A group of palette entries, by its heading. */
export function paletteGroup(page: Page, name: string): Locator {
  return palette(page).getByRole("group", { name });
}

/** The button of the only quiz on a page, paused or not. */
export function takeQuiz(page: Page): Locator {
  return page.getByRole("button", { name: /^(Take Quiz|Continue at )/ });
}

/** Answers every question of an open quiz with the first option, by keyboard and without waiting for the locks. */
export async function finishQuiz(page: Page, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await expect(page.getByText(`Question ${number} of ${count}`)).toBeVisible();
    for (const key of ["1", "Enter", "p", "p"]) await page.keyboard.press(key);
  }
  await expect(page.getByRole("dialog", { name: /Complete!$/ })).toBeVisible();
}
