import { expect, expectNoAxeViolations, test, visit } from "./fixtures.ts";

test("the footer links to the feeds page, and that page copies the feeds' URLs", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/shop");
  await page.getByRole("contentinfo").getByRole("link", { name: "Feeds" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Feeds");
  await page.getByRole("button", { name: "Copy address" }).first().click();
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/feed.xml`);
  await expectNoAxeViolations(page, "main");
});
