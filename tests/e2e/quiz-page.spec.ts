import { quizzes } from "./content.ts";

import { expect, expectNoAxeViolations, test, visit } from "./fixtures.ts";

const quiz = quizzes[0]?.id ?? "";
const path = `/quizzes/${quiz}`;

test("a quiz has an address: it says what it asks about, starts the quiz, and Back leads to the page again", async ({
  page,
}) => {
  await visit(page, "/quizzes");
  const link = page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").first();
  const title = await link.innerText();
  const ofQuiz = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("main")).toContainText(/\d questions · ~\d+ min/);
  await page.getByRole("button", { name: "Take Quiz" }).click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(ofQuiz);
});

test("a quiz is shared by its address, and a refused clipboard is told", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, path);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Failed to copy link")).toBeVisible();
});

test.describe("an unknown quiz", () => {
  test.use({ expectedMessages: /status of 404/ });

  test("says so, with status 404 and a way back", async ({ page }) => {
    const response = await page.goto("/quizzes/nothing");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Quiz Not Found" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Back to Quizzes" })).toBeVisible();
  });
});

test("the feeds page copies addresses, is linked from every footer, and axe finds nothing", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/shop");
  await page.getByRole("contentinfo").getByRole("link", { name: "Feeds" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Feeds");
  await page.getByRole("button", { name: "Copy address" }).first().click();
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/feed.xml`);
  await expectNoAxeViolations(page);
});
