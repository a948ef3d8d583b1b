import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { LandingHeader } from "#app/features/shell/landing-header.tsx";
import { SiteHeader } from "#app/features/shell/site-header.tsx";
import { localDay } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";

function open(element = <SiteHeader />) {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/episodes"] });
  render(<RouterProvider router={router} />);
  return router;
}

const toggle = () => screen.getByRole("button", { name: /menu$/ });

test("closes the menu on navigation, and keeps it closed on Back", async () => {
  const router = open();
  await userEvent.click(toggle());
  expect(toggle()).toHaveAccessibleName("Close menu");
  await act(() => router.navigate("/guests"));
  expect(toggle()).toHaveAccessibleName("Open menu");
  await act(() => router.navigate(-1));
  expect(toggle()).toHaveAccessibleName("Open menu");
});

test("closes the menu and focuses its toggle after a link to the current page", async () => {
  const router = open();
  await userEvent.click(toggle());
  screen.getAllByRole("link", { name: "Episodes" }).at(-1)?.focus();
  await act(() => router.navigate("/episodes"));
  expect(toggle()).toHaveAccessibleName("Open menu");
  expect(toggle()).toHaveFocus();
});

test("closes the menu on Escape, and focuses its toggle only if the focus was in the menu", async () => {
  open();
  await userEvent.click(toggle());
  screen.getAllByRole("link", { name: "Guests" }).at(-1)?.focus();
  await userEvent.keyboard("{Escape}");
  expect(toggle()).toHaveAccessibleName("Open menu");
  expect(toggle()).toHaveFocus();

  await userEvent.click(toggle());
  screen.getByRole("link", { name: "Back to Home" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("link", { name: "Back to Home" })).toHaveFocus();
});

test.each([
  ["site", undefined],
  ["landing", <LandingHeader key="landing" />],
])("shows the number of due reviews next to Quizzes in the %s menu", async (_page, header) => {
  const today = localDay(Date.now());
  const card = (days: number) => ({ reviews: [{ at: Date.now() - 1e9, isRight: false }], due: today + days });
  open(header);
  await userEvent.click(toggle());
  const menu = within(document.querySelector<HTMLElement>("#menu") ?? document.body);
  expect(menu.getByRole("link", { name: "Quizzes" })).toBeInTheDocument();
  act(() => useReviews.setState({ cards: { "a/q1": card(0), "a/q2": card(-2), "b/q1": card(1) } }));
  expect(await menu.findByRole("link", { name: "Quizzes (2 to review)" })).toBeInTheDocument();
  act(() => useReviews.setState({ cards: {} }));
});
