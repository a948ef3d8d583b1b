import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LandingHeader } from "#app/features/shell/landing-header.tsx";
import { SiteHeader } from "#app/features/shell/site-header.tsx";
import { localDay } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

test.each([
  ["site", <SiteHeader key="site" />],
  ["landing", <LandingHeader key="landing" />],
])("shows the number of due reviews next to Quizzes in the %s menu", async (_page, header) => {
  const today = localDay(Date.now());
  const card = (days: number) => ({ reviews: [{ at: Date.now() - 1e9, isRight: false }], due: today + days });
  renderPage(header);
  const menu = within(document.querySelector<HTMLElement>("#menu") ?? document.body);
  expect(menu.getByRole("link", { name: "Quizzes", hidden: true })).toBeInTheDocument();
  act(() => useReviews.setState({ cards: { "a/q1": card(0), "a/q2": card(-2), "b/q1": card(1) } }));
  expect(await menu.findByRole("link", { name: "Quizzes (2 to review)", hidden: true })).toBeInTheDocument();
  act(() => useReviews.setState({ cards: {} }));
  expect(screen.getByRole("button", { name: "Menu" })).toHaveAttribute("popovertarget", "menu");
});
