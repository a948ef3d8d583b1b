import type { Page } from "playwright/test";

import { expect, expectNoAxeViolations, goTo, test, visit } from "./fixtures.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const summary = (page: Page) => page.getByRole("region", { name: "Order Summary" });

test("six drawn products with their prices, and an empty cart", async ({ page }) => {
  await visit(page, "/shop");
  await expect(page.getByRole("link", { name: "Back to Podcast" })).toHaveAttribute("href", "/");
  const products = page.getByRole("article");
  await expect(products.locator("h2")).toHaveText([
    "Devtherapy Hoodie",
    "Binary Dreams T-Shirt",
    "Coffee Mug - Debug Life",
    "Sticker Pack",
    "Tech Therapy Notebook",
    "Code & Chill Cap",
  ]);
  for (const [index, price] of ["$45", "$25", "$15", "$8", "$20", "$28"].entries()) {
    await expect(products.nth(index)).toContainText(price);
    await expect(products.nth(index).locator("svg").first()).toBeVisible();
  }
  await expect(page.locator("[data-badge]")).toHaveText("0");
  await expect(summary(page)).toBeHidden();
});

test("a cart is filled, summed up, emptied, and forgotten by a reload", async ({ page }) => {
  await visit(page, "/shop");
  await button(page, "Add to Cart: Devtherapy Hoodie").click();
  await button(page, "One more: Devtherapy Hoodie").click();
  await button(page, "Add to Cart: Sticker Pack").click();
  await expect(page.locator("[data-badge]")).toHaveText("3");
  await expect(page.locator("[data-badge]")).toBeInViewport();
  await expect(summary(page).getByRole("listitem")).toHaveText(["2×Devtherapy Hoodie$90", "1×Sticker Pack$8"]);
  await expect(summary(page)).toContainText("3 items");
  await expect(summary(page)).toContainText("$98");
  await expectNoAxeViolations(page);

  await page.getByRole("link", { name: "Cart: 3 items" }).click();
  await expect(summary(page)).toBeInViewport();
  await button(page, "Complete Order").click();
  await expect(summary(page).getByText("Coming soon – real dev gear, real soon.")).toBeVisible();
  await expectNoAxeViolations(page);

  await button(page, "One less: Devtherapy Hoodie").click();
  await button(page, "One less: Devtherapy Hoodie").click();
  await expect(button(page, "Add to Cart: Devtherapy Hoodie")).toBeFocused();
  await expect(summary(page)).toContainText("1 item");

  await goTo(page, "/episodes");
  await goTo(page, "/shop");
  await expect(page.locator("[data-badge]")).toHaveText("1");
  await page.reload();
  await expect(page.locator("[data-badge]")).toHaveText("0");
  await expect(summary(page)).toBeHidden();
});

test("by keyboard alone the focus is never lost, and quantities are announced", async ({ page }) => {
  await visit(page, "/shop");
  await button(page, "Add to Cart: Coffee Mug - Debug Life").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "One more: Coffee Mug - Debug Life")).toBeFocused();
  await page.keyboard.press("Space");
  const announced = page.getByRole("status").filter({ hasText: "Coffee Mug" });
  await expect(announced).toHaveText("Coffee Mug - Debug Life: 2 in the cart. 2 items in all, $30.");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(announced).toHaveText("Coffee Mug - Debug Life: 0 in the cart. 0 items in all, $0.");
  await expect(button(page, "Add to Cart: Coffee Mug - Debug Life")).toBeFocused();
});
