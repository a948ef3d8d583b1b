import { expect, expectNoAxeViolations, goTo, test, visit } from "./fixtures.ts";

test("keeps the cart across pages and empties it on a reload @phone", async ({ page }) => {
  const summary = page.getByRole("region", { name: "Order Summary" });
  const badge = page.locator("[data-badge]");
  await visit(page, "/shop");
  await page.getByRole("button", { name: "Add to cart: Devtherapy Hoodie" }).click();
  await page.getByRole("button", { name: "Add to cart: Sticker Pack" }).click();
  await expect(badge).toHaveText("2");
  await expect(badge).toBeInViewport();
  await page.getByRole("link", { name: "Cart: 2 items" }).click();
  await expect(summary).toBeInViewport();
  await expectNoAxeViolations(page, "main");

  await goTo(page, "/events");
  await goTo(page, "/shop");
  await expect(badge).toHaveText("2");
  await page.reload();
  await expect(badge).toHaveText("0");
  await expect(summary).toBeHidden();
});
