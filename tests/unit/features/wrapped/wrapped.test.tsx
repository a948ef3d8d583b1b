import { act, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { Wrapped } from "#app/features/wrapped/wrapped.tsx";
import { type EpisodeStats, useAnalytics } from "#app/store/analytics.ts";
import { buildEpisode, buildStats } from "#tests/factories.ts";

const withGuest = buildEpisode({ number: 2, id: "b", guest: "Nino", tags: ["go", "rust", "c", "zig"] });
const pilot = buildEpisode({ number: 1, id: "a", guest: "" });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2025-12-31T20:30:00Z"), toFake: ["Date"] });
});

function show(episodeStats: Record<string, EpisodeStats>, episodes = [withGuest, pilot]) {
  useAnalytics.setState({ episodeStats, lastActiveDate: null });
  const Stub = createRoutesStub([{ path: "/", Component: () => <Wrapped episodes={episodes} /> }]);
  render(<Stub />);
}

const valueOf = (label: string) => screen.getByText(label).parentElement?.querySelector("dd")?.textContent;

test("after plays, shows that no episode is completed yet", () => {
  show({ b: buildStats({ playCount: 3, lastPlayedAt: "2025-12-01T00:00:00Z" }) });
  expect(screen.getByRole("heading", { name: "Your Dev Journey Starts Here" })).toBeVisible();
  expect(
    screen.getByText(/^There is no listening data from completed episodes yet. You pressed play 3 times/),
  ).toBeVisible();
  expect(screen.queryByText("Episodes Completed")).not.toBeInTheDocument();
  act(() => useAnalytics.getState().toggleCompleted("b"));
  expect(valueOf("Episodes Completed")).toBe("1");
});

test("shows fallbacks for a missing guest and day", () => {
  show({ a: buildStats({ playCount: 4, isCompleted: true }) });
  expect(valueOf("Episodes Completed")).toBe("1");
  expect(valueOf("Play Sessions")).toBe("4");
  expect(valueOf("Top Guest")).toBe("Various");
  expect(valueOf("Active Days")).toBe("Fresh");
});

test("shows the favorite's title, description, three tags and a link", () => {
  show({ b: buildStats({ playCount: 1, isCompleted: true, lastPlayedAt: "2025-12-01T00:00:00Z" }) });
  const favorite = within(screen.getByRole("region", { name: "Favorite Episode" }));
  expect(favorite.getByRole("heading", { name: /Episode #2:\s*Nino/ })).toBeVisible();
  expect(favorite.getByText(withGuest.description)).toBeVisible();
  expect(favorite.getAllByRole("listitem").map((tag) => tag.textContent)).toEqual(["go", "rust", "c"]);
  expect(favorite.getByRole("link", { name: "Replay Episode" })).toHaveAttribute("href", `/episodes/${withGuest.slug}`);
  expect(valueOf("Active Days")).toBe("1");
});
