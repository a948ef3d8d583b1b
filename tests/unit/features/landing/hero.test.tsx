import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Hero } from "#app/features/landing/hero.tsx";
import { useAnalytics } from "#app/store/analytics.ts";
import { buildEpisode, buildStats } from "#tests/factories.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const latest = [26, 25, 24].map((number) => buildEpisode({ id: `e${number}`, slug: `s${number}`, number }));

function renderHero() {
  const [newest = buildEpisode()] = latest;
  renderPage(<Hero episodeIds={latest.map(({ id }) => id)} newest={newest} latest={latest} />);
}

afterEach(() => useAnalytics.setState(useAnalytics.getInitialState()));

test("counts completed episodes, and links to the newest uncompleted episode besides the one to play now", () => {
  const completed = buildStats({ isCompleted: true });
  useAnalytics.setState({ episodeStats: { e25: completed, "removed-episode": completed } });
  renderHero();
  expect(screen.getByText(/1 of 3 completed/)).toBeVisible();
  expect(screen.getByRole("link", { name: "next: #24" })).toHaveAttribute("href", "/episodes/s24");
});

test("shows no progress to a first-time visitor", () => {
  renderHero();
  expect(screen.queryByText(/completed/)).not.toBeInTheDocument();
});
