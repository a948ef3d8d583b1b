import { expect, expectNoAxeViolations, goTo, test, visit } from "./fixtures.ts";

test("a cart is filled, summed up, emptied, and forgotten by a reload @phone", async ({ page }) => {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const summary = page.getByRole("region", { name: "Order Summary" });
  const badge = page.locator("[data-badge]");
  await visit(page, "/shop");
  await expect(page.getByRole("link", { name: "Back to Podcast" })).toHaveAttribute("href", "/");
  await button("Add to cart: Devtherapy Hoodie").click();
  await button("One more: Devtherapy Hoodie").click();
  await button("Add to cart: Sticker Pack").click();
  await expect(badge).toHaveText("3");
  await expect(badge).toBeInViewport();
  await expect(summary.getByRole("listitem")).toHaveText(["2×Devtherapy Hoodie$90", "1×Sticker Pack$8"]);
  await expect(summary).toContainText("3 items");
  await expect(summary).toContainText("$98");

  await page.getByRole("link", { name: "Cart: 3 items" }).click();
  await expect(summary).toBeInViewport();
  await button("Complete Order").click();
  await expect(summary.getByText("Coming soon – real dev gear, real soon.")).toBeVisible();
  await expectNoAxeViolations(page, "main");

  await button("One less: Devtherapy Hoodie").click();
  await button("One less: Devtherapy Hoodie").click();
  await expect(button("Add to cart: Devtherapy Hoodie")).toBeFocused();
  await expect(summary).toContainText("1 item");

  await goTo(page, "/episodes");
  await goTo(page, "/shop");
  await expect(badge).toHaveText("1");
  await page.reload();
  await expect(badge).toHaveText("0");
  await expect(summary).toBeHidden();
});
