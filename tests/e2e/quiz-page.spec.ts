import { quizCount } from "./content.ts";
import { expect, expectNoAxeViolations, test, visit } from "./fixtures.ts";

test.describe("quizzes by their addresses", () => {
  test.use({ expectedMessages: /status of 404/ });

  test("a category without any leads to all of them; a quiz says what it asks about, is shared, starts, and Back leads to it again", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, "/quizzes?category=no-such-category");
    await expect(page.getByText("No quizzes found")).toBeVisible();
    await expectNoAxeViolations(page, "main");
    await page.getByRole("button", { name: "Show All Quizzes" }).click();
    await expect(page).toHaveURL("/quizzes");
    await expect(page.getByText(`Showing ${quizCount} quizzes`)).toBeVisible();

    const link = page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").first();
    const title = await link.innerText();
    const path = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main")).toContainText(/\d questions · ~\d+ min/);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
    await page.getByRole("button", { name: "Take Quiz" }).click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(path);
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
  await expectNoAxeViolations(page, "main");
});
