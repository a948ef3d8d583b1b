import { act, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { EpisodeCard } from "#app/features/episodes/episode-card.tsx";
import { ListeningMarks } from "#app/features/episodes/listening-marks.tsx";
import { useAnalytics } from "#app/store/analytics.ts";
import { buildEpisode } from "#tests/factories.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

/** Renders the card, and returns a function that reads the current path. */
function renderCard(overrides: Partial<EpisodeSummary> = {}) {
  const { router } = renderPage(<EpisodeCard episode={buildEpisode({ id: "abc", slug: "nino-test", ...overrides })} />);
  return () => router.state.location.pathname;
}

const stats = () => useAnalytics.getState().episodeStats["abc"];

beforeEach(() => useAnalytics.setState(useAnalytics.getInitialState()));

test.each([
  ["a|b|c|d|e", ["a", "b", "c", "+2"]],
  ["a|b|c", ["a", "b", "c"]],
])("shows three of the tags %s and the number of others: %j", (tags, shown) => {
  renderCard({ tags: tags.split("|") });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(shown);
});

test("records a play when the link is followed or opened in a new tab", async () => {
  const path = renderCard();
  const link = screen.getByRole("link", { name: /^Episode #/ });
  fireEvent(link, new MouseEvent("auxclick", { button: 2, bubbles: true }));
  expect(stats()).toBeUndefined();
  fireEvent(link, new MouseEvent("auxclick", { button: 1, bubbles: true }));
  expect(stats()?.playCount).toBe(1);
  await userEvent.click(link);
  expect(stats()?.playCount).toBe(2);
  expect(path()).toBe("/episodes/nino-test");
});

test.each([
  ["Mark as completed", "isCompleted"],
  ["Favorite", "isFavorite"],
] as const)("toggles '%s', keeps its name, and stays on the page", async (name, field) => {
  const path = renderCard();
  const mark = screen.getByRole("button", { name });
  for (const isOn of [true, false]) {
    await userEvent.click(mark);
    expect(mark).toHaveAttribute("aria-pressed", String(isOn));
    expect(mark).toHaveAccessibleName(name);
    expect(stats()?.[field] ?? false).toBe(isOn);
  }
  expect(path()).toBe("/");
});

test("labels an unset mark with its action, and a set mark with its state", async () => {
  renderPage(<ListeningMarks episodeId="abc" title="#7" hasLabels />);
  const [completed, favorite] = screen.getAllByRole("button");
  expect(completed).toHaveTextContent("Mark as completed");
  await userEvent.click(screen.getByRole("button", { name: "Mark as completed" }));
  expect(completed).toHaveTextContent(/^Completed$/);
  expect(favorite).toHaveTextContent("Favorite");
});

test.each([
  ["Mark as completed", "Marked as completed"],
  ["Favorite", "Added to favorites"],
])("offers Undo after a press on '%s'", async (name, message) => {
  renderCard();
  const toasts = recordToasts();
  await userEvent.click(screen.getByRole("button", { name }));
  expect(toasts).toMatchObject([{ type: "success", message, options: { action: { label: "Undo" } } }]);
  act(() => toasts[0]?.options?.action?.onClick());
  expect(stats()).toEqual({ playCount: 0, isCompleted: false, isFavorite: false });
});

test("does not claim that a first mark is saved if the storage is full", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const toasts = recordToasts();
  renderCard();
  await userEvent.click(screen.getByRole("button", { name: "Mark as completed" }));
  expect(toasts).toMatchObject([
    { message: "Marked as completed", options: { description: "See totals in Dev Wrapped." } },
  ]);
});
