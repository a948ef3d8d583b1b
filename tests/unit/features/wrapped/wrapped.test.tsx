import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { Wrapped } from "#app/features/wrapped/wrapped.tsx";
import { type EpisodeStats, useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { buildEpisode, buildPosition, buildStats } from "#tests/factories.ts";

const withGuest = buildEpisode({ number: 2, id: "b", guest: "Nino", tags: ["go", "rust", "c", "zig"] });
const pilot = buildEpisode({ number: 1, id: "a", guest: "" });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2025-12-31T20:30:00Z"), toFake: ["Date"] });
  usePositions.setState({ positions: {} });
});

function show(episodeStats: Record<string, EpisodeStats>, episodes = [withGuest, pilot]) {
  useAnalytics.setState({ episodeStats, lastActiveDate: null });
  const Stub = createRoutesStub([{ path: "/", Component: () => <Wrapped episodes={episodes} quizIds={[]} /> }]);
  render(<Stub />);
}

const valueOf = (label: string) => screen.getByText(label).parentElement?.querySelector("dd")?.textContent;

test("shows Tbilisi's year and, without data, a way to the episodes", () => {
  show({});
  expect(screen.getByRole("heading", { level: 1, name: "Dev Wrapped 2026" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Your Dev Journey Starts Here" })).toBeVisible();
  expect(screen.getByText(/no listening data/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Start Listening" })).toHaveAttribute("href", "/episodes");
});

test("after plays, shows that no episode is completed yet", () => {
  show({ b: buildStats({ playCount: 3, lastPlayedAt: "2025-12-01T00:00:00Z" }) });
  expect(screen.getByRole("heading", { name: "Your Dev Journey Starts Here" })).toBeVisible();
  expect(
    screen.getByText(/^There is no listening data from completed episodes yet. You pressed play 3 times/),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to #2 Nino" })).toHaveAttribute("href", `/episodes/${withGuest.slug}`);
  expect(screen.queryByText("Episodes Completed")).not.toBeInTheDocument();
  act(() => useAnalytics.getState().toggleCompleted("b"));
  expect(valueOf("Episodes Completed")).toBe("1");
});

test("shows exactly four stat cards; the time listened is in another section", () => {
  const position = buildPosition({ heard: [[0, 12_000]] });
  usePositions.setState({ positions: { b: position, "removed-episode": position } });
  show({ b: buildStats({ playCount: 1, isCompleted: true }) });
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Episodes Completed",
    "Play Sessions",
    "Top Guest",
    "Active Days",
  ]);
  expect(screen.getByRole("region", { name: "What You Heard" })).toHaveTextContent(
    "1 episode, 1 completed · Time Listened: 3h 20m",
  );
});

test("shows fallbacks for a missing guest and day, and hides the time listened if no parts were heard", () => {
  show({ a: buildStats({ playCount: 4, isCompleted: true }) });
  expect(valueOf("Episodes Completed")).toBe("1");
  expect(valueOf("Play Sessions")).toBe("4");
  expect(valueOf("Top Guest")).toBe("Various");
  expect(valueOf("Active Days")).toBe("Fresh");
  expect(screen.queryByText(/Time Listened/)).not.toBeInTheDocument();
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

test("keeps Your Data usable after an error in the statistics, and tries again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  // Incomplete data, as from a page of another release.
  const episodes = JSON.parse(JSON.stringify([{ ...withGuest, tags: undefined }]));
  show({ b: buildStats({ playCount: 2, isCompleted: true }) }, episodes);
  expect(screen.getByRole("heading", { level: 1, name: "Dev Wrapped 2026" })).toBeVisible();
  expect(screen.getByText("Couldn't show your statistics")).toBeVisible();
  const data = within(screen.getByRole("region", { name: "Your Data" }));
  await userEvent.click(data.getByRole("button", { name: "Clear all data" }));
  const question = await screen.findByRole("dialog");
  await userEvent.click(within(question).getByRole("button", { name: "Clear all data" }));
  await vi.waitFor(() => expect(useAnalytics.getState().episodeStats).toEqual({}));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("heading", { name: "Your Dev Journey Starts Here" })).toBeVisible();
});
