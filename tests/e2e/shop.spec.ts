import type { Page } from "playwright/test";

import { products } from "./content.ts";
import { expect, expectNoAxeViolations, goTo, test, visit } from "./fixtures.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const summary = (page: Page) => page.getByRole("region", { name: "Order Summary" });

test("drawn products with their prices, and an empty cart", async ({ page }) => {
  await visit(page, "/shop");
  await expect(page.getByRole("link", { name: "Back to Podcast" })).toHaveAttribute("href", "/");
  const cards = page.getByRole("article");
  await expect(cards.locator("h2")).toHaveText(products.map(({ name }) => name));
  for (const [index, { price }] of products.entries()) {
    await expect(cards.nth(index)).toContainText(`$${price}`);
    await expect(cards.nth(index).locator("svg").first()).toBeVisible();
  }
  await expect(page.locator("[data-badge]")).toHaveText("0");
  await expect(summary(page)).toBeHidden();
});

test("a cart is filled, summed up, emptied, and forgotten by a reload @phone", async ({ page }) => {
  await visit(page, "/shop");
  await button(page, "Add to cart: Devtherapy Hoodie").click();
  await button(page, "One more: Devtherapy Hoodie").click();
  await button(page, "Add to cart: Sticker Pack").click();
  await expect(page.locator("[data-badge]")).toHaveText("3");
  await expect(page.locator("[data-badge]")).toBeInViewport();
  await expect(summary(page).getByRole("listitem")).toHaveText(["2×Devtherapy Hoodie$90", "1×Sticker Pack$8"]);
  await expect(summary(page)).toContainText("3 items");
  await expect(summary(page)).toContainText("$98");
  await expectNoAxeViolations(page, "main");

  await page.getByRole("link", { name: "Cart: 3 items" }).click();
  await expect(summary(page)).toBeInViewport();
  await button(page, "Complete Order").click();
  await expect(summary(page).getByText("Coming soon – real dev gear, real soon.")).toBeVisible();
  await expectNoAxeViolations(page, "main");

  await button(page, "One less: Devtherapy Hoodie").click();
  await button(page, "One less: Devtherapy Hoodie").click();
  await expect(button(page, "Add to cart: Devtherapy Hoodie")).toBeFocused();
  await expect(summary(page)).toContainText("1 item");

  await goTo(page, "/episodes");
  await goTo(page, "/shop");
  await expect(page.locator("[data-badge]")).toHaveText("1");
  await page.reload();
  await expect(page.locator("[data-badge]")).toHaveText("0");
  await expect(summary(page)).toBeHidden();
});
