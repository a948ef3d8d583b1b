import { act, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { EpisodeCard } from "#app/features/episodes/episode-card.tsx";
import { useAnalytics } from "#app/store/analytics.ts";
import { toast } from "#app/ui/toast.ts";
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
  ["Mark as completed", "Completed", "isCompleted"],
  ["Add to favorites", "Favorite", "isFavorite"],
] as const)("toggles '%s', names its state, and stays on the page", async (off, on, field) => {
  const path = renderCard();
  const mark = screen.getByRole("button", { name: off });
  for (const [isOn, name] of [
    [true, on],
    [false, off],
  ] as const) {
    await userEvent.click(mark);
    expect(mark).toHaveAttribute("aria-pressed", String(isOn));
    expect(mark).toHaveAccessibleName(name);
    expect(stats()?.[field] ?? false).toBe(isOn);
  }
  expect(path()).toBe("/");
});

describe("'Undo' of a mark", () => {
  const untouched = { playCount: 0, isCompleted: false, isFavorite: false };

  beforeEach(() => void renderCard());

  /** Presses a mark, and returns its Undo action. */
  async function press(name: string): Promise<() => void> {
    const requests = recordToasts();
    await userEvent.click(screen.getByRole("button", { name }));
    return () => act(() => requests[0]?.options?.action?.onClick());
  }

  test("reverts everything that the mark changed", async () => {
    const undo = await press("Mark as completed");
    expect(vi.mocked(toast).mock.lastCall).toMatchObject([
      "success",
      "Marked as completed",
      { action: { label: "Undo" } },
    ]);
    undo();
    expect(useAnalytics.getState().lastActiveDate).toBeNull();
    expect(stats()).toEqual(untouched);
  });

  test("keeps later changes: another removed mark, and a play", async () => {
    await press("Add to favorites");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const undo = await press("Mark as completed");
    await press("Favorite");
    vi.setSystemTime(Date.now() + 1000);
    useAnalytics.getState().recordPlay("abc");
    undo();
    const now = new Date().toISOString();
    expect(useAnalytics.getState()).toMatchObject({
      episodeStats: { abc: { ...untouched, playCount: 2, lastPlayedAt: now } },
      lastActiveDate: now,
    });
  });
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
