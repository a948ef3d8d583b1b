import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Timeline as TimelineContent } from "#app/content/timeline.ts";
import { readTimeline, RenderedTimeline } from "#app/features/topics/rendered-timeline.ts";
import { Timeline } from "#app/features/topics/timeline.tsx";
import { heardSentence } from "#app/features/topics/timeline/timeline-summary.tsx";
import { usePlayerStore } from "#app/player/player-store.ts";
import { loadSiteSearch } from "#app/search/site-search.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { buildPosition, buildSession, buildStats } from "#tests/factories.ts";

vi.mock("#app/search/site-search.ts", () => ({ loadSiteSearch: vi.fn<() => Promise<unknown>>() }));

const first = buildSession({
  topics: [0, 1],
  chapters: [
    { seconds: 0, label: "შესავალი", topics: [] },
    { seconds: 129, label: "AI & <C#>", topics: [0, 1] },
  ],
});
const named = { id: "bbbbbbbbbbb", slug: "second", number: 2, name: "ბაგი" };
const second = buildSession({ ...named, date: "2025-02-01", duration: 7200 });

const timeline: TimelineContent = {
  topics: [
    { name: "AI", slug: "ai", sessionCount: 2 },
    { name: "C#", slug: "c-sharp", sessionCount: 1 },
  ],
  sessions: [first, second],
};

const completed = buildStats({ isCompleted: true });

/** The window is wide. */
beforeEach(() => {
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});

afterEach(() => {
  // What is open stays so for the visit.
  for (const unfold of document.querySelectorAll(".unfold[aria-expanded=true]")) fireEvent.click(unfold);
  usePlayerStore.getState().close();
  usePositions.setState({ positions: {} });
  useAnalytics.setState({ episodeStats: {} });
});

/** What is remembered of a session whose beginning was played. */
const begun = (seconds: number, heardAt = "2026-01-01T00:00:00Z") =>
  buildPosition({ seconds, duration: 3600, heard: [[0, seconds]], heardAt });

function show(path = "/topics", content = timeline) {
  const routes = [{ path: "/topics", element: <Timeline timeline={undefined} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const rendered = render(
    <RenderedTimeline value={content}>
      <RouterProvider router={router} />
    </RenderedTimeline>,
  );
  return { ...rendered, router };
}

/** The sessions in the order of the sheet, each with the heading over it. */
const rows = () => [...document.querySelectorAll("[data-session]")];
const listed = () => rows().map((row) => [row.querySelector("span")?.textContent, row.getAttribute("data-group")]);
const orderBy = (name: string) => userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), name);

test("what the build rendered is read back from the page, sign by sign", async () => {
  const routes = [{ path: "/topics", element: <Timeline timeline={undefined} /> }];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request("http://localhost/topics"));
  if (context instanceof Response) throw new Error("The route answered with a response");
  const html = renderToString(
    <RenderedTimeline value={timeline}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </RenderedTimeline>,
  );
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(readTimeline(page)).toEqual(timeline);
  expect(html.split("შესავალი")).toHaveLength(2);
});

test("while nothing is chosen what is on the largest topics has their colours", () => {
  const chaptersOf = (places: number[][]) =>
    places.map((topics, index) => ({ seconds: index * 100, label: "", topics }));
  const sessions = [
    buildSession({ topics: [0, 1], chapters: chaptersOf([[], [0], [0, 1], [6], [1, 6]]) }),
    { ...second, topics: [1, 6] },
    { ...second, id: "3", slug: "third", number: 3, topics: [6] },
    { ...second, id: "4", slug: "fourth", number: 4, topics: [0, 1, 2] },
  ];
  const { container } = show("/topics", { ...timeline, sessions });
  const drawn = [...container.querySelectorAll("svg.line")].map((line) =>
    [...line.querySelectorAll("path[class]:not(.cuts)")].map((path) => path.getAttribute("class")),
  );
  expect(drawn).toEqual([
    ["blue", "blue part", "amber part", "amber"],
    ["amber edge"],
    [],
    ["blue part edge", "amber part edge", "pink part edge"],
  ]);
  const edges = [...container.querySelectorAll("path.part.edge")].map((path) => path.getAttribute("d"));
  expect(edges).toEqual(["M0 6h7200", "M0 10h7200", "M0 14h7200"]);
});

test("a search that does not come is said", async () => {
  vi.mocked(loadSiteSearch).mockRejectedValue(new Error("offline"));
  show("/topics?q=golang");
  expect(await screen.findByText(/The search could not be loaded/, {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByRole("link", { name: "Search the episodes" })).toHaveAttribute("href", "/episodes?q=golang");
});

test("a word that is typed lights the chapters that have it, and is in the address", async () => {
  const about = { number: 1, title: "", guest: "", tags: [], description: "" };
  const file = { episodes: [{ ...about, slug: "first", chapters: [...first.chapters] }] };
  vi.mocked(loadSiteSearch)
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue({ file } as never);
  const { router } = show();
  const field = screen.getByRole("searchbox", { name: "Find a word" });
  await userEvent.type(field, "shesavali");
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent("“shesavali” in 1 session: 1 chapter (2 min)."));
  expect(document.querySelectorAll("[data-session] li.lit")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "List these 1" }));
  await waitFor(() => expect(router.state.location.search).toBe("?q=shesavali&only=1"));
  await userEvent.clear(field);
  await userEvent.type(field, "xyzzy");
  await waitFor(() => expect(status).toHaveTextContent("No chapter names “xyzzy”."));
  expect(rows()).toHaveLength(2);
});

test("pressing a chapter plays it here, and the first chapter not heard by a button", async () => {
  show("/topics?topic=c-sharp");
  await userEvent.click(screen.getByRole("link", { name: "შესავალი" }));
  expect(usePlayerStore.getState()).toMatchObject({
    track: { id: "aaaaaaaaaaa", path: "/episodes/first" },
    seconds: 0,
  });
  await userEvent.click(screen.getByRole("button", { name: "Play next #1 from 2:09" }));
  expect(usePlayerStore.getState().seconds).toBe(129);
  expect(screen.queryByRole("button", { name: /^Play next/ })).not.toBeInTheDocument();
});

test("a topic that there is none of is said, until another one is chosen", async () => {
  show("/topics?topic=nonsense");
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("No chapter names “nonsense”.");
  expect(within(status).getByRole("link")).toHaveAttribute("href", "/episodes?q=nonsense");
  await userEvent.click(screen.getByRole("button", { name: /^AI/ }));
  expect(status).not.toHaveTextContent("nonsense");
});

test("what is known and what is not are one sentence", () => {
  show("/topics?topic=nonsense&topic=ai");
  expect(document.querySelector(".summary p")).toHaveTextContent(
    /^No chapter names “nonsense”\. Search the episodes AI in 1 session: 1 chapter/,
  );
  expect(document.querySelector(".summary p + p")).toBeNull();
});

test("sessions can be ordered by length, by date and by what they have of a topic", async () => {
  show();
  await orderBy("Longest first");
  expect(listed().map(([name]) => name)).toEqual(["#2", "#1"]);
  await orderBy("Newest first");
  expect(listed()).toEqual([
    ["#2", "2025"],
    ["#1", null],
  ]);
  await userEvent.click(screen.getByRole("button", { name: /^C#/ }));
  await orderBy("Most on topic");
  expect(listed().map(([name]) => name)).toEqual(["#1", "#2"]);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  // An order that says nothing without a topic, or without anything heard, is not offered.
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Sorted by number",
    "Newest first",
    "Longest first",
  ]);
});

test("the least heard are first those on the topic, of which its chapters count and not the session", () => {
  usePositions.setState({ positions: { [first.id]: begun(100) } });
  show("/topics?topic=ai&sort=unheard");
  expect(listed()).toEqual([
    ["#1", "Not heard yet on topic"],
    ["#2", "Others"],
  ]);
  act(() => useAnalytics.setState({ episodeStats: { [first.id]: completed } }));
  expect(listed()[0]).toEqual(["#1", "Heard on topic"]);
});

test("the sessions come by what they have of a topic, whole ones before minutes, and the others can be left out", async () => {
  const sessions = [
    { ...second, id: "1", slug: "none", number: 3 },
    { ...second, id: "2", slug: "whole", number: 4, topics: [0] },
    first,
  ];
  show("/topics?topic=ai&sort=topic", { ...timeline, sessions });
  expect(listed()).toEqual([
    ["#4", "Whole sessions"],
    ["#1", "Chapters"],
    ["#3", "Others"],
  ]);
  expect(rows().map((row) => row.querySelectorAll("path.lit").length)).toEqual([1, 1, 0]);
  const lengths = rows().map((row) => row.querySelector(".length")?.textContent);
  expect(lengths).toEqual(["whole 2 h 00", "58 min 1 h 00", " 2 h 00"]);
  expect(screen.getByRole("status")).toHaveTextContent(
    "AI in 2 sessions: 1 chapter (58 min) and 1 whole session (2 h 00).",
  );
  await userEvent.click(screen.getByRole("button", { name: "List these 2" }));
  expect(listed().map(([name]) => name)).toEqual(["#4", "#1"]);
  expect(rows()[1]?.querySelector(":scope > div li.lit time")).toHaveTextContent("2:09");
  await userEvent.click(screen.getByRole("button", { name: "All 3 sessions" }));
  expect(rows()).toHaveLength(3);
});

test("all of a topic is heard when the sessions about it are, too", async () => {
  const sessions = [first, { ...second, topics: [0] }];
  useAnalytics.setState({ episodeStats: { [first.id]: completed } });
  show("/topics?topic=ai&topic=c-sharp", { ...timeline, sessions });
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("Still to hear: 1 whole session.");
  expect(screen.getByRole("button", { name: "Play next #2" })).toBeInTheDocument();
  act(() => useAnalytics.setState({ episodeStats: { [first.id]: completed, [second.id]: completed } }));
  expect(status).toHaveTextContent("All of it heard.");
});

test("one starts with the first session of the order that was not heard, or goes on with the one that was heard last", async () => {
  show();
  expect(screen.getByRole("button", { name: "Start with #1" })).toBeInTheDocument();
  act(() => useAnalytics.setState({ episodeStats: { [first.id]: completed } }));
  expect(screen.getByRole("button", { name: "Start with #2" })).toBeInTheDocument();
  act(() => useAnalytics.setState({ episodeStats: { [first.id]: completed, [second.id]: completed } }));
  expect(screen.queryByRole("button", { name: /^Start with/ })).not.toBeInTheDocument();
  act(() => useAnalytics.setState({ episodeStats: {} }));
  const positions = { [first.id]: begun(600), [second.id]: begun(1200, "2026-01-02T00:00:00Z") };
  act(() => usePositions.setState({ positions }));
  await userEvent.click(screen.getByRole("button", { name: "Continue #2 from 20:00" }));
  expect(usePlayerStore.getState()).toMatchObject({ track: { id: second.id }, seconds: 1200 });
  // What plays is not offered, nor are its minutes read out while they pass.
  expect(screen.getByText(/^You have heard/)).toHaveAttribute("aria-live", "off");
  expect(screen.getByRole("button", { name: "Continue #1 from 10:00" })).toBeInTheDocument();
  expect(screen.getByRole("status")).not.toHaveAttribute("aria-live");
});

test("opening a session leads to its first chapter on a chosen topic", async () => {
  show("/topics?topic=ai");
  const scrolledTo: (string | null)[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    scrolledTo.push(this.textContent);
  };
  await vi.dynamicImportSettled();
  await userEvent.click(screen.getByRole("button", { name: "Chapters of #1" }));
  expect(scrolledTo).toEqual(["2:09 AI & <C#> 58 min AI"]);
});

test("a session about two topics as a whole is in the colours of both, and says so beside the minutes on another one", async () => {
  const third = { ...first, id: "3", slug: "third", number: 3, topics: [0, 1, 2, 3] };
  const topics = ["AI", "C#", "Go", "Rust"].map((name) => ({ name, slug: name.toLowerCase(), sessionCount: 1 }));
  show("/topics?topic=ai&topic=go&topic=rust", { topics, sessions: [third] });
  expect(document.querySelector(".length")).toHaveTextContent("whole · 58 min 1 h 00");
  expect(document.querySelectorAll("path.lit.part")).toHaveLength(2);
  expect(document.querySelectorAll("path.lit:not(.part)")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "List these 1" }));
  expect(screen.getByRole("link", { name: "0:00 The whole session 1 h 00 Go · Rust" })).toBeInTheDocument();
});

test("a chapter is next before a whole session, and goes on where one stopped in it", async () => {
  const whole = { ...second, number: 0, id: "0", topics: [0] };
  usePositions.setState({ positions: { [first.id]: { ...begun(600), heard: [[0, 429]] } } });
  show("/topics?topic=ai", { ...timeline, sessions: [whole, first] });
  expect(screen.getByRole("button", { name: "Continue #1 from 10:00" })).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Still to hear: 1 chapter and 1 whole session.");
});

test("what was heard is one sentence", () => {
  const whole = { intervals: [[0, 3600]] as const, isWhole: true };
  const minute = { intervals: [[0, 60]] as const, isWhole: false };
  expect(heardSentence(timeline.sessions, [whole, minute])).toBe(
    "You have heard 1 of 3 hours: 1 completed, 1 in progress, 0 to go.",
  );
  expect(heardSentence(timeline.sessions, [minute])).toBe(
    "You have heard 1 minute of 3 hours: 0 completed, 1 in progress, 1 to go.",
  );
});

test("a session that is open is so again when one comes back to the page", async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole("button", { name: "Chapters of #1" }));
  unmount();
  show();
  expect(screen.getByRole("button", { name: "Chapters of #1" })).toHaveAttribute("aria-expanded", "true");
});

test("one link is where Tab stops, also when its row has gone", async () => {
  const sessions = [
    { ...first, topics: [0], chapters: [] },
    { ...second, topics: [1] },
  ];
  show("/topics?topic=ai&topic=c-sharp&only=1", { ...timeline, sessions });
  act(() => screen.getByRole("link", { name: "#2 ბაგი" }).focus());
  await userEvent.click(screen.getByRole("button", { name: /^C#/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  const links = rows().flatMap((row) => [...row.querySelectorAll<HTMLElement>("a, button")]);
  expect(links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});
