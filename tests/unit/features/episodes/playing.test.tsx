import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { EpisodeDetails } from "#app/features/episodes/episode-details.tsx";
import { usePlayerStore } from "#app/player/player-store.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { playsOnArrival } from "#app/ui/link.tsx";
import { buildEpisode, buildPosition, buildRemote, buildTrack } from "#tests/factories.ts";

const chapters = [
  { seconds: 60, label: "First" },
  { seconds: 120, label: "Second" },
];
const episode = { ...buildEpisode(), links: [], notes: "", chapters };
const track = buildTrack({ chapters });

const controls = buildRemote({ seek: vi.fn<(seconds: number) => void>() });

beforeEach(() => {
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  useAnalytics.setState(useAnalytics.getInitialState());
  usePlayerStore.getState().close();
  usePositions.setState({ positions: {} });
});

function open(address = "/", list = chapters) {
  const element = <EpisodeDetails episode={{ ...episode, chapters: list }} track={{ ...track, chapters: list }} />;
  const routes = [
    { path: "/", element },
    { path: "/elsewhere", element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

function storePosition(seconds: number) {
  usePositions.setState({ positions: { [track.id]: buildPosition({ seconds, heard: [[0, 250]] }) } });
}

const chapter = (name: string) => screen.getByRole("link", { name: new RegExp(`${name}$`) });
const started = () => usePlayerStore.getState().start.seconds;

test.each([
  ["/#t=90", /^Play from 1 minute 30 seconds, /],
  ["/#t=npt:1:30,2:00", /^Play from 1 minute 30 seconds, /],
  ["/?t=30#t=90", /^Play from 1 minute 30 seconds, /],
  ["/?t=999", /^Play from 16 minutes 39 seconds, /],
  ["/?t=1000", /^Play: /],
  ["/?t=999999", /^Play: /],
  ["/#t=999999", /^Play: /],
])("the poster at %s of a video of 1000 seconds is named %s", (address, name) => {
  open(address);
  expect(screen.getByRole("link", { name })).toBeInTheDocument();
});

test("a link to a media fragment seeks in the playing video, unless it is past the end", async () => {
  const router = open();
  act(() => usePlayerStore.getState().play(track, 0));
  usePlayerStore.setState({ controls });
  await act(() => router.navigate("/#t=90"));
  expect(controls.seek).toHaveBeenLastCalledWith(90);
  await act(() => router.navigate("/?t=999999"));
  expect(controls.seek).toHaveBeenCalledOnce();
});

test("the poster offers Resume and Start over, and shows how much was heard", () => {
  storePosition(500.4);
  open();
  expect(screen.getByText("25% heard")).toBeInTheDocument();
  const resume = screen.getByRole("link", { name: /^Resume 8 minutes 20 seconds: / });
  expect(resume).toHaveTextContent("Resume 8:20");
  expect(resume).toHaveAttribute("href", expect.stringContaining("t=500s"));
  fireEvent.click(screen.getByRole("link", { name: "Start over" }));
  expect(started()).toBe(0);
});

test("the poster of a completed episode starts over, and offers the stored position as well", () => {
  storePosition(500);
  useAnalytics.getState().toggleCompleted(track.id);
  open();
  fireEvent.click(screen.getByRole("link", { name: "Resume 8 minutes 20 seconds" }));
  expect(started()).toBe(500);
  act(() => usePlayerStore.getState().close());
  fireEvent.click(screen.getByRole("link", { name: /^Start over: / }));
  expect(started()).toBe(0);
});

test("the poster names the shared moment and its chapter, and offers the stored position as well", () => {
  storePosition(500);
  open("/?t=90");
  const moment = screen.getByRole("link", { name: /^Play from 1 minute 30 seconds, First: Devtherapy Episode #7/ });
  expect(moment).toHaveAttribute("href", expect.stringContaining("t=90s"));
  expect(screen.queryByRole("link", { name: "Start over" })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole("link", { name: "Resume 8 minutes 20 seconds" }));
  expect(started()).toBe(500);
});

test("the poster starts over after the end", () => {
  storePosition(985);
  open();
  expect(screen.getByRole("link", { name: /^Play/ })).toBeVisible();
});

test("on a phone, all chapters show if only one would be hidden", () => {
  const five = [1, 2, 3, 4, 5].map((part) => ({ seconds: part * 60, label: `Part ${part}` }));
  open("/", five);
  expect(screen.queryByRole("button", { name: /more chapter/ })).not.toBeInTheDocument();
});

test("a chapter starts the player at the chapter's start, restarts a silent player, and seeks in a responding player", () => {
  open();
  fireEvent.click(chapter("Second"));
  expect(started()).toBe(120);
  const { count } = usePlayerStore.getState().start;
  fireEvent.click(chapter("Second"));
  const { start } = usePlayerStore.getState();
  expect(start).toEqual({ seconds: 120, count: count + 1 });
  act(() => usePlayerStore.setState({ controls }));
  fireEvent.click(chapter("First"));
  expect(controls.seek).toHaveBeenCalledWith(60);
  expect(usePlayerStore.getState().start).toBe(start);
});

test("a link with a time seeks to that time; dialogs and fragment links do not seek", async () => {
  const router = open("/?t=90");
  fireEvent.click(screen.getByRole("link", { name: /^Play/ }));
  act(() => usePlayerStore.setState({ controls }));
  vi.mocked(controls.seek).mockClear();
  await act(() => router.navigate("/?t=90&quiz=a", { state: { hasOpened: true } }));
  await act(() => router.navigate("/?t=90#content"));
  expect(controls.seek).not.toHaveBeenCalled();
  await act(() => router.navigate("/?t=120"));
  expect(controls.seek).toHaveBeenCalledWith(120);
});

test("a chapter is marked as current while it plays", () => {
  open();
  expect(document.querySelector("[aria-current]")).toBeNull();
  fireEvent.click(chapter("First"));
  expect(chapter("First")).toHaveAttribute("aria-current", "true");
  act(() => usePlayerStore.setState({ seconds: 121 }));
  expect(chapter("Second")).toHaveAttribute("aria-current", "true");
  expect(chapter("First")).not.toHaveAttribute("aria-current");
  act(() => usePlayerStore.setState({ seconds: 10 }));
  expect(document.querySelector("[aria-current]")).toBeNull();
});

describe("a link that starts the player", () => {
  async function follow(router: ReturnType<typeof open>) {
    await act(() => router.navigate("/elsewhere"));
    await act(() => router.navigate("/", { state: playsOnArrival }));
  }

  test("starts at the stored position once, but not on Back or on a full page load", async () => {
    storePosition(500);
    const router = open();
    expect(usePlayerStore.getState().track).toBeUndefined();
    await follow(router);
    expect(usePlayerStore.getState().track).toEqual(track);
    expect(started()).toBe(500);
    act(() => usePlayerStore.getState().close());
    await act(() => router.navigate("/elsewhere"));
    await act(() => router.navigate(-1));
    expect(usePlayerStore.getState().track).toBeUndefined();
  });

  test("starts a completed episode over", async () => {
    storePosition(500);
    useAnalytics.getState().toggleCompleted(track.id);
    await follow(open());
    expect(usePlayerStore.getState().track).toEqual(track);
    expect(started()).toBe(0);
  });

  test("keeps the current video playing, or resumes it", async () => {
    const router = open();
    await follow(router);
    const { start } = usePlayerStore.getState();
    const toggle = vi.fn<() => void>();
    act(() => usePlayerStore.setState({ controls: { ...controls, toggle }, isPlaying: true }));
    await follow(router);
    expect(toggle).not.toHaveBeenCalled();
    act(() => usePlayerStore.setState({ isPlaying: false }));
    await follow(router);
    expect(toggle).toHaveBeenCalledOnce();
    expect(usePlayerStore.getState().start).toBe(start);
  });
});
