import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { Shop } from "#app/features/shop/shop.tsx";
import { useCart } from "#app/store/cart.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const products = [
  { id: "hoodie" as const, name: "Hoodie", price: 1245, description: "თბილი." },
  { id: "mug" as const, name: "Mug", price: 15, description: "ცხელი." },
];

beforeEach(() => {
  useCart.setState({ cart: {} });
  renderPage(<Shop products={products} />);
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const summary = () => screen.queryByRole("region", { name: "Order Summary" });

test("shows each product with drawing, name and price, and hides the order summary while the cart is empty", () => {
  const cards = screen.getAllByRole("article");
  expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual(["Hoodie", "Mug"]);
  expect(cards.map((card) => within(card).getByText(/^\$/).textContent)).toEqual(["$1,245", "$15"]);
  expect(cards.map((card) => card.querySelectorAll("svg[viewBox]").length)).toEqual([1, 1]);
  expect(summary()).not.toBeInTheDocument();
  expect(screen.getByText("Cart: 0 items")).toBeInTheDocument();
});

describe("a product in the cart", () => {
  beforeEach(() => press("Add to cart: Hoodie"));

  test("has a focused quantity control that adds and removes one at a time", async () => {
    expect(screen.queryByRole("button", { name: "Add to cart: Hoodie" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add one Hoodie" })).toHaveFocus();
    await press("Add one Hoodie");
    expect(screen.getByRole("group", { name: "Quantity: Hoodie" })).toHaveTextContent("2");
    await press("Remove one Hoodie");
    await press("Remove one Hoodie");
    expect(screen.getByRole("button", { name: "Add to cart: Hoodie" })).toHaveFocus();
    expect(summary()).not.toBeInTheDocument();
  });

  test("the order summary and the cart link count all products", async () => {
    await press("Add one Hoodie");
    await press("Add to cart: Mug");
    const receipt = within(screen.getByRole("region", { name: "Order Summary" }));
    expect(receipt.getByText("3 items")).toBeVisible();
    expect(receipt.getByText("$2,505")).toBeVisible();
    expect(screen.getByRole("link", { name: "Cart: 3 items" })).toHaveAttribute("href", "#order-summary");
  });

  test("screen readers announce its quantity and the total", () => {
    expect(screen.getByRole("status")).toHaveTextContent("Hoodie: 1 in the cart. 1 item total, $1,245.");
  });

  test("cannot be bought, because Complete Order does nothing", async () => {
    expect(screen.getByText("Coming soon – real dev gear, real soon.")).toBeVisible();
    const before = document.body.innerHTML;
    await press("Complete Order");
    expect(document.body.innerHTML).toBe(before);
    expect(useCart.getState().cart).toEqual({ hoodie: 1 });
  });
});
