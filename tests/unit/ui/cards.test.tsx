import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { followCards } from "#app/ui/cards.ts";
import { Link } from "#app/ui/link.tsx";
import { renderPage } from "#tests/setup/render-page.tsx";

let path = () => "";

beforeAll(followCards);

beforeEach(() => {
  getSelection()?.removeAllRanges();
  const { router } = renderPage(
    <article data-card="">
      <p>Tbilisi</p>
      <Link to="/events/jam">View Details</Link>
      <button type="button">Share</button>
    </article>,
  );
  path = () => router.state.location.pathname;
});

test("a click on a card's text follows the card's link", async () => {
  fireEvent.click(screen.getByText("Tbilisi"));
  await waitFor(() => expect(path()).toBe("/events/jam"));
});

test("a click that ends a selection does not follow the link", () => {
  getSelection()?.selectAllChildren(screen.getByText("Tbilisi"));
  fireEvent.click(screen.getByText("Tbilisi"));
  expect(path()).toBe("/");
});

test("a click on another control of the card does not follow the link", () => {
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(path()).toBe("/");
});

test("a middle click on the card clicks the link like Ctrl+click, which opens a tab", () => {
  const clicks: MouseEvent[] = [];
  const note = (event: Event) => {
    clicks.push(event as MouseEvent);
    event.preventDefault();
  };
  screen.getByRole("link").addEventListener("click", note);
  fireEvent(screen.getByText("Tbilisi"), new MouseEvent("auxclick", { bubbles: true, button: 1 }));
  expect(clicks).toMatchObject([{ ctrlKey: true }]);
});
