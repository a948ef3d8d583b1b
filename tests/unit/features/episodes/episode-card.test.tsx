import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { EpisodeCard } from "#app/features/episodes/episode-card.tsx";
import { useDelegatedLinks } from "#app/navigation/use-delegated-links.ts";
import { useStore } from "#app/store/store.ts";
import { buildEpisode } from "#tests/factories.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

function renderCard(episode: EpisodeSummary) {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => {
        useDelegatedLinks();
        return <EpisodeCard episode={episode} />;
      },
    },
    { path: "/episodes/:slug", Component: () => <h1>Episode page</h1> },
  ]);
  render(<Stub />);
}

beforeEach(() => {
  useStore.getState().clearAnalytics();
});

test.each([
  ["a|b|c|d|e", "a|b|c|+2"],
  ["a|b|c", "a|b|c"],
])("of the tags %s it shows %s: three, and how many more there are", (tags, shown) => {
  renderCard(buildEpisode({ tags: tags.split("|") }));
  expect(
    screen
      .getAllByRole("listitem")
      .map((item) => item.textContent)
      .join("|"),
  ).toBe(shown);
});

test("marks a draft, which there is while developing alone", () => {
  renderCard(buildEpisode({ draft: true }));
  expect(screen.getByText("draft")).toBeInTheDocument();
});

test("following the link records a play", async () => {
  renderCard(buildEpisode({ id: "abc" }));
  await userEvent.click(screen.getByRole("link", { name: /Nino Test/ }));
  expect(await screen.findByText("Episode page")).toBeVisible();
  expect(useStore.getState().episodeStats["abc"]?.playCount).toBe(1);
});

test("opening the card in a new tab records a play, too", () => {
  renderCard(buildEpisode({ id: "abc" }));
  const link = screen.getByRole("link", { name: /^Episode #/ });
  fireEvent(link, new MouseEvent("auxclick", { button: 2, bubbles: true }));
  expect(useStore.getState().episodeStats["abc"]).toBeUndefined();
  fireEvent(link, new MouseEvent("auxclick", { button: 1, bubbles: true }));
  expect(useStore.getState().episodeStats["abc"]?.playCount).toBe(1);
});

test.each([
  ["Mark as heard", "Heard", "isCompleted"],
  ["Save", "Saved", "isFavorite"],
] as const)("the mark '%s' works both ways, says which, and does not leave the page", async (off, on, field) => {
  renderCard(buildEpisode({ id: "abc" }));
  const mark = screen.getByRole("button", { name: off });
  await userEvent.click(mark);
  expect(mark).toHaveAttribute("aria-pressed", "true");
  expect(mark).toHaveAccessibleName(on);
  expect(useStore.getState().episodeStats["abc"]?.[field]).toBe(true);
  await userEvent.click(mark);
  expect(mark).toHaveAttribute("aria-pressed", "false");
  expect(mark).toHaveAccessibleName(off);
  expect(screen.queryByText("Episode page")).not.toBeInTheDocument();
});

/** Presses a mark; returns its 'Undo'. */
async function press(name: string): Promise<() => void> {
  const requests = recordToasts();
  await userEvent.click(screen.getByRole("button", { name }));
  return () => act(() => requests[0]?.options?.action?.onClick());
}

describe("'Undo' of a mark", () => {
  const untouched = { playCount: 0, isCompleted: false, isFavorite: false };

  beforeEach(() => renderCard(buildEpisode({ id: "abc" })));

  test("takes back all that the mark has changed", async () => {
    const said = recordToasts();
    const undo = await press("Mark as heard");
    expect(said).toMatchObject([{ message: "Marked as heard", options: { action: { label: "Undo" } } }]);
    undo();
    expect(useStore.getState()).toMatchObject({ episodeStats: { abc: untouched }, lastActiveDate: null });
  });

  test("leaves what was done since: another mark taken back, another one set, a play", async () => {
    await press("Save");
    const undoHeard = await press("Mark as heard");
    const undoSaved = await press("Saved").then(() => press("Save"));
    undoHeard();
    expect(useStore.getState().episodeStats["abc"]).toMatchObject({ ...untouched, isFavorite: true });
    undoSaved();
    expect(useStore.getState().episodeStats["abc"]).toMatchObject(untouched);
    undoSaved();
    expect(useStore.getState().episodeStats["abc"]).toMatchObject(untouched);

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const undoSecond = await press("Mark as heard");
    vi.setSystemTime(Date.now() + 1000);
    useStore.getState().recordPlay("abc");
    undoSecond();
    expect(useStore.getState()).toMatchObject({
      episodeStats: { abc: { playCount: 2, isCompleted: false, lastPlayedAt: new Date().toISOString() } },
      lastActiveDate: new Date().toISOString(),
    });
  });
});
