import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { TimelineData } from "#app/content/timeline-data.ts";
import { topicColors } from "#app/content/topic-colors.ts";
import { heardSentence } from "#app/features/topics/summary.tsx";
import { Timeline } from "#app/features/topics/timeline.tsx";
import { usePlayerStore } from "#app/player/player-store.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { buildPosition, buildSession, buildStats } from "#tests/factories.ts";

const first = buildSession({
  topics: [0, 1],
  chapters: [
    { seconds: 0, label: "შესავალი", topics: [] },
    { seconds: 129, label: "AI & <C#>", topics: [0, 1] },
  ],
});
const named = { id: "bbbbbbbbbbb", slug: "second", number: 2, name: "ბაგი" };
const second = buildSession({ ...named, date: "2025-02-01", duration: 7200 });

const timeline: TimelineData = {
  topics: [
    { name: "AI", slug: "ai", sessionCount: 2 },
    { name: "C#", slug: "c-sharp", sessionCount: 1 },
  ],
  sessions: [first, second],
};

const completed = buildStats({ isCompleted: true });

afterEach(() => {
  // Close all sessions, because the module keeps them open between tests.
  for (const button of document.querySelectorAll("li button[aria-expanded=true]")) fireEvent.click(button);
  usePlayerStore.getState().close();
  usePositions.setState({ positions: {} });
  useAnalytics.setState({ episodeStats: {} });
});

/** The position of a visitor who played an episode's beginning. */
const started = (seconds: number, heardAt = "2026-01-01T00:00:00Z") =>
  buildPosition({ seconds, duration: 3600, heard: [[0, seconds]], heardAt });

function show(path = "/topics", content = timeline) {
  const routes = [{ path: "/topics", element: <Timeline timeline={content} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return { ...render(<RouterProvider router={router} />), router };
}

const rows = () => [...document.querySelectorAll("[data-session]")];
/** The session numbers and the headings above them, in the order of the chart. */
const listed = () =>
  rows().flatMap((row) =>
    [...row.querySelectorAll(":scope > p, a > :first-child")].flatMap((one) =>
      one instanceof SVGElement ? [] : (one.textContent ?? ""),
    ),
  );
const orderBy = (name: string) => userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), name);
const [blue, amber, pink] = topicColors;

test("draws the largest topics in their colors while no topic is chosen", () => {
  const chaptersOf = (places: number[][]) =>
    places.map((topics, index) => ({ seconds: index * 100, label: "", topics }));
  const sessions = [
    buildSession({ topics: [0, 1], chapters: chaptersOf([[], [0], [0, 1], [6], [1, 6]]) }),
    { ...second, topics: [1, 6] },
    { ...second, id: "3", slug: "third", number: 3, topics: [6] },
    { ...second, id: "4", slug: "fourth", number: 4, topics: [0, 1, 2] },
  ];
  const { container } = show("/topics", { ...timeline, sessions });
  const drawn = [...container.querySelectorAll("[data-session] svg.line")].map((line) =>
    [...line.querySelectorAll("rect[class]")].map((rect) => rect.getAttribute("class")),
  );
  expect(drawn).toEqual([[blue, blue, amber, amber], [amber], [], [blue, amber, pink]]);
  const edges = [...container.querySelectorAll("[data-session]:last-child rect[class]")];
  expect(edges.map((edge) => edge.getAttribute("y"))).toEqual(["4", "8", "12"]);
});

test("highlights chapters that contain a typed word, in either script, and writes the word to the URL", async () => {
  const { router } = show();
  const field = screen.getByRole("searchbox", { name: "Find a word" });
  await userEvent.type(field, "shesavali");
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent("“shesavali” in 1 session: 1 chapter (2 min)."));
  expect(document.querySelectorAll("[data-session].lit")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Show only these 1" }));
  await waitFor(() => expect(router.state.location.search).toBe("?q=shesavali&only=1"));
  await userEvent.clear(field);
  await userEvent.type(field, "xyzzy");
  await waitFor(() => expect(status).toHaveTextContent("No chapter mentions “xyzzy”."));
  expect(rows()).toHaveLength(2);
  expect(within(status).getByRole("link")).toHaveAttribute("href", "/episodes?q=xyzzy");
});

test("keeps input made before hydration", async () => {
  const page = (
    <RouterProvider router={createMemoryRouter([{ path: "/", element: <Timeline timeline={timeline} /> }])} />
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const field = container.querySelector<HTMLInputElement>("input[type=search]");
  if (field) field.value = "ai &";
  const root = await act(() => hydrateRoot(container, page));
  expect(field).toHaveValue("ai &");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("“ai &” in 1 session"));
  act(() => root.unmount());
  container.remove();
});

test("plays a pressed chapter in the dock; a button plays the next unheard chapter", async () => {
  const { container } = show("/topics?topic=c-sharp");
  const chapter = container.querySelector('a[aria-label="0:00 შესავალი · 2 min"]') ?? container;
  await userEvent.click(chapter);
  expect(usePlayerStore.getState()).toMatchObject({
    track: { id: "aaaaaaaaaaa", path: "/episodes/first" },
    seconds: 0,
  });
  await userEvent.click(screen.getByRole("button", { name: "Play next #1 from 2:09" }));
  expect(usePlayerStore.getState().seconds).toBe(129);
  expect(screen.queryByRole("button", { name: /^Play next/ })).not.toBeInTheDocument();
});

test("reports an unknown topic in the URL until the visitor chooses another topic", async () => {
  const { router } = show("/topics?topic=nonsense");
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("No chapter mentions “nonsense”.");
  expect(within(status).getByRole("link")).toHaveAttribute("href", "/episodes?q=nonsense");
  await userEvent.click(screen.getByRole("button", { name: /^AI/ }));
  expect(status).not.toHaveTextContent("nonsense");
  expect(router.state.location.search).toBe("?topic=ai");
});

test("reports known and unknown topics in one sentence", () => {
  show("/topics?topic=nonsense&topic=ai");
  expect(screen.getByRole("status")).toHaveTextContent(
    /^No chapter mentions “nonsense”\. Search the episodes AI → in 1 session: 1 chapter/,
  );
});

test("shows all sessions for an unknown order or a one-letter word in the URL", () => {
  show("/topics?sort=unheard&q=%20a&only=1");
  expect(listed()).toEqual(["#1", "#2"]);
  expect(screen.getByRole("combobox", { name: "Sort by" })).toHaveDisplayValue("By number");
});

test("selects both of two topics pressed at once", async () => {
  const { router } = show();
  act(() => {
    for (const name of [/^AI/, /^C#/]) screen.getByRole("button", { name }).click();
  });
  await waitFor(() => expect(router.state.location.search).toBe("?topic=ai&topic=c-sharp"));
  expect(screen.getByRole("button", { name: /^C#/, pressed: true })).toBeInTheDocument();
});

test("sorts sessions by length, date and minutes about a topic", async () => {
  show();
  await orderBy("Longest first");
  expect(listed()).toEqual(["#2", "#1"]);
  await orderBy("Newest first");
  expect(listed()).toEqual(["2025", "#2", "#1"]);
  await userEvent.click(screen.getByRole("button", { name: /^C#/ }));
  await orderBy("Most on topic");
  expect(listed()).toEqual(["Chapters", "#1", "Others", "#2"]);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "By number",
    "Newest first",
    "Longest first",
  ]);
});

test("sorts sessions wholly about a topic first, and hides the others on request", async () => {
  const sessions = [
    { ...second, id: "1", slug: "none", number: 3 },
    { ...second, id: "2", slug: "whole", number: 4, topics: [0] },
    first,
  ];
  show("/topics?topic=ai&sort=topic", { ...timeline, sessions });
  expect(listed()).toEqual(["Whole sessions", "#4", "Chapters", "#1", "Others", "#3"]);
  expect(rows().map((row) => row.querySelectorAll("svg.line rect[class]").length)).toEqual([1, 1, 0]);
  const lengths = rows().map((row) => row.querySelector(".lengths")?.textContent.replace(/\s+/g, " "));
  expect(lengths).toEqual(["whole 2 h 00", "58 min 1 h 00", " 2 h 00"]);
  expect(screen.getByRole("status")).toHaveTextContent(
    "AI → in 2 sessions: 1 chapter (58 min) and 1 whole session (2 h 00).",
  );
  await userEvent.click(screen.getByRole("button", { name: "Show only these 2" }));
  expect(listed().filter((text) => text.startsWith("#"))).toEqual(["#4", "#1"]);
  expect(rows()[1]?.querySelector("ol time")).toHaveTextContent("2:09");
  await userEvent.click(screen.getByRole("button", { name: "All 3 sessions" }));
  expect(rows()).toHaveLength(3);
});

test("reports a topic as heard only when the sessions that are entirely about it are also completed", () => {
  const sessions = [first, { ...second, topics: [0] }];
  useAnalytics.setState({ episodeStats: { [first.id]: completed } });
  show("/topics?topic=ai&topic=c-sharp", { ...timeline, sessions });
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("Still to hear: 1 whole session.");
  expect(screen.getByRole("button", { name: "Play next #2" })).toBeInTheDocument();
  act(() => useAnalytics.setState({ episodeStats: { [first.id]: completed, [second.id]: completed } }));
  expect(status).toHaveTextContent("All of it heard.");
});

test("starts with the first session that is not completed, or continues the session played last", async () => {
  show();
  expect(screen.getByRole("button", { name: "Start with #1" })).toBeInTheDocument();
  act(() => useAnalytics.setState({ episodeStats: { [first.id]: completed } }));
  expect(screen.getByRole("button", { name: "Start with #2" })).toBeInTheDocument();
  act(() => useAnalytics.setState({ episodeStats: { [first.id]: completed, [second.id]: completed } }));
  expect(screen.queryByRole("button", { name: /^Start with/ })).not.toBeInTheDocument();
  act(() => useAnalytics.setState({ episodeStats: {} }));
  const positions = { [first.id]: started(600), [second.id]: started(1200, "2026-01-02T00:00:00Z") };
  act(() => usePositions.setState({ positions }));
  await userEvent.click(screen.getByRole("button", { name: "Continue #2 from 20:00" }));
  expect(usePlayerStore.getState()).toMatchObject({ track: { id: second.id }, seconds: 1200 });
  // While a session plays, the button offers another one, and screen readers do not hear each passing minute.
  expect(screen.getByText(/^You have heard/)).toHaveAttribute("aria-live", "off");
  expect(screen.getByRole("button", { name: "Continue #1 from 10:00" })).toBeInTheDocument();
  expect(screen.getByRole("status")).not.toHaveAttribute("aria-live");
});

test("draws a session in the colors of the chosen topics; lists the whole session if it is entirely about them", async () => {
  const third = { ...first, id: "3", slug: "third", number: 3, topics: [0, 1, 2, 3] };
  const topics = ["AI", "C#", "Go", "Rust"].map((name) => ({ name, slug: name.toLowerCase(), sessionCount: 1 }));
  show("/topics?topic=ai&topic=go&topic=rust", { topics, sessions: [third] });
  expect(document.querySelector("li .lengths")).toHaveTextContent("whole · 58 min 1 h 00");
  const heights = [...document.querySelectorAll("[data-session] rect[class]")].map((rect) =>
    rect.getAttribute("height"),
  );
  expect(heights).toEqual(["8", "8", "16"]);
  await userEvent.click(screen.getByRole("button", { name: "Show only these 1" }));
  expect(screen.getByRole("link", { name: "0:00 The whole session Go · Rust 1 h 00" })).toBeInTheDocument();
});

test("offers a started chapter before a whole session, and continues where the visitor stopped", () => {
  const whole = { ...second, number: 0, id: "0", topics: [0] };
  usePositions.setState({ positions: { [first.id]: { ...started(600), heard: [[0, 429]] } } });
  show("/topics?topic=ai", { ...timeline, sessions: [whole, first] });
  expect(screen.getByRole("button", { name: "Continue #1 from 10:00" })).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Still to hear: 1 chapter and 1 whole session.");
});

test("sums up the heard time in one sentence", () => {
  const whole = { intervals: [[0, 3600]] as const, isCompleted: true };
  const minute = { intervals: [[0, 60]] as const, isCompleted: false };
  expect(heardSentence(timeline.sessions, [whole, minute])).toBe(
    "You have heard 1 of 3 hours: 1 session completed, 1 started, 0 to go.",
  );
  expect(heardSentence(timeline.sessions, [minute])).toBe(
    "You have heard 1 minute of 3 hours: 0 sessions completed, 1 started, 1 to go.",
  );
});

test("lists the chapters of an open session; the session stays open when the visitor returns", async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole("button", { name: "Chapters of #1" }));
  expect(screen.getByRole("link", { name: "2:09 AI & <C#> AI · C# 58 min" })).toHaveAttribute(
    "href",
    "/episodes/first?t=129",
  );
  unmount();
  show();
  expect(screen.getByRole("button", { name: "Chapters of #1" })).toHaveAttribute("aria-expanded", "true");
});
