import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test } from "vitest";

import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { EpisodeCard } from "#app/features/episodes/episode-card.tsx";
import { useDelegatedLinks } from "#app/navigation/use-delegated-links.ts";
import { useStore } from "#app/store/store.ts";
import { buildEpisode } from "#tests/factories.ts";
import { stubBrowser } from "#tests/setup/browser-stubs.ts";

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
  stubBrowser();
  useStore.getState().clearAnalytics();
});

test("shows three tags and how many more there are", () => {
  renderCard(buildEpisode({ tags: ["a", "b", "c", "d", "e"] }));
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["a", "b", "c", "+2"]);
});

test("shows no '+N' when there are three tags", () => {
  renderCard(buildEpisode({ tags: ["a", "b", "c"] }));
  expect(screen.queryByText(/^\+/)).not.toBeInTheDocument();
});

test("following the link records a play", async () => {
  renderCard(buildEpisode({ id: "abc" }));
  await userEvent.click(screen.getByRole("link", { name: /Nino Test/ }));
  expect(await screen.findByText("Episode page")).toBeVisible();
  expect(useStore.getState().episodeStats["abc"]?.playCount).toBe(1);
});

test.each([
  ["Completed", "isCompleted"],
  ["Favorite", "isFavorite"],
] as const)("the %s mark works both ways and does not leave the page", async (name, field) => {
  renderCard(buildEpisode({ id: "abc" }));
  const mark = screen.getByRole("button", { name });
  await userEvent.click(mark);
  expect(mark).toHaveAttribute("aria-pressed", "true");
  expect(useStore.getState().episodeStats["abc"]?.[field]).toBe(true);
  await userEvent.click(mark);
  expect(mark).toHaveAttribute("aria-pressed", "false");
  expect(screen.queryByText("Episode page")).not.toBeInTheDocument();
});
