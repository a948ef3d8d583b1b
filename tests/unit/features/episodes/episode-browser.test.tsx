import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { EpisodeResults } from "#app/features/episodes/episode-browser.tsx";
import { readMarks, sortOrders } from "#app/features/episodes/episode-filters.tsx";
import type { EpisodeFinder } from "#app/features/episodes/search-episodes.tsx";
import { createSiteSearch } from "#app/search/site-search.ts";
import { buildEpisode, buildPosition, buildSearchFile, buildStats, wholeList } from "#tests/factories.ts";

const pendingSearch = await vi.hoisted(() => import("#tests/setup/pending-search.ts"));
vi.mock("#app/search/site-search.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...pendingSearch,
}));
const { answer, fail, forgetSearch } = pendingSearch;

const zura = buildEpisode({ number: 7, slug: "zura", guest: "ზურა", title: "GPU", topic: "GPU" });
const nino = buildEpisode({ number: 8, slug: "nino", guest: "Nino", title: "CPU", topic: "CPU" });
const site = await createSiteSearch(buildSearchFile());

beforeEach(forgetSearch);

/** The list at an address, with its search on its way. */
async function open(search: string, topics: readonly string[] = []) {
  const { EpisodeBrowser } = await import("#app/features/episodes/episode-browser.tsx");
  const page = <EpisodeBrowser episodes={wholeList("episodes", [nino, zura])} topics={topics} topicPages={{}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: page }], { initialEntries: [search] })} />);
  await vi.dynamicImportSettled();
}

const status = () => screen.getByRole("status").textContent;
const empty = () => screen.queryByText("No episodes found");
const titles = () => screen.queryAllByRole("article").map((card) => card.querySelector("a")?.textContent);

test("while the search is on its way it is not said that nothing was found, and what it finds is shown", async () => {
  await open("/?q=zura");
  expect(empty()).not.toBeInTheDocument();
  expect(status()).toBe('Looking through 2 episodes for "zura"');
  await act(async () => answer(site));
  expect(status()).toBe('Showing 1 episode for "zura"');
  expect(titles()).toEqual(["Episode #7: ზურაGPU"]);
});

test("what holds the query as it stands is shown while the search is on its way", async () => {
  await open("/?q=nino");
  expect(status()).toBe('Showing 1 episode for "nino"');
  expect(titles()).toEqual(["Episode #8: NinoCPU"]);
});

test("it is said that nothing was found when the search has answered", async () => {
  await open("/?q=cobol");
  expect(empty()).not.toBeInTheDocument();
  await act(async () => answer(site));
  expect(empty()).toBeInTheDocument();
  expect(status()).toBe('Showing 0 episodes for "cobol"');
});

test("it is said that nothing was found when the search cannot be had", async () => {
  await open("/?q=cobol");
  await act(async () => fail(new Error("offline")));
  await vi.waitFor(() => expect(empty()).toBeInTheDocument());
  expect(status()).toBe('Showing 0 episodes for "cobol"');
});

test("the search is asked for again when the network is back", async () => {
  await open("/?q=zura");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  await act(async () => fail(new Error("offline")));
  await vi.waitFor(() => expect(empty()).toBeInTheDocument());
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  fireEvent(window, new Event("online"));
  expect(empty()).not.toBeInTheDocument();
  await act(() => vi.dynamicImportSettled());
  await act(async () => answer(site));
  expect(titles()).toEqual(["Episode #7: ზურაGPU"]);
});

test("a search of blanks is none", async () => {
  await open("/?q=+++");
  expect(status()).toBe("Showing 2 episodes");
  expect(screen.queryByRole("button", { name: "Clear Filters" })).not.toBeInTheDocument();
});

test("an address shows the visitor's own sessions of a kind", async () => {
  const { useStore } = await import("#app/store/store.ts");
  useStore.setState({ episodeStats: { [nino.id]: buildStats({ isFavorite: true }) } });
  await open("/?show=favorites");
  expect(status()).toBe("Showing 1 episode");
  expect(titles()).toEqual(["Episode #8: NinoCPU"]);
});

const topicsNamed = (count: number) => Array.from({ length: count }, (_, index) => `topic ${index}`);
const addressOf = (chosen: readonly string[]) => `/?${new URLSearchParams(chosen.map((topic) => ["topic", topic]))}`;
const topicChips = () => screen.getAllByRole("button", { name: /^topic/ }).map(({ textContent }) => textContent);

test("chosen topics come first, and 'More topics' shows the rest", async () => {
  const topics = topicsNamed(14);
  await open(addressOf(["topic 12"]), topics);
  expect(topicChips()).toEqual(["topic 12", ...topics.slice(0, 12)]);
  fireEvent.click(screen.getByRole("button", { name: "More topics" }));
  expect(topicChips()).toHaveLength(14);
  expect(screen.getByRole("button", { name: "Fewer topics" })).toBeInTheDocument();
});

test.each([
  ["all are chosen", 14, ["topic 12", "topic 13"]],
  ["there are few", 3, []],
])("'More topics' is not there where %s", async (_where, count, chosen) => {
  await open(addressOf(chosen), topicsNamed(count));
  expect(topicChips()).toHaveLength(count);
  expect(screen.queryByRole("button", { name: "More topics" })).not.toBeInTheDocument();
});

test("an address with thousands of topics shows few of them, each once", async () => {
  const many = Array.from({ length: 5000 }, (_, index) => ["topic", `topic ${Math.floor(index / 2)}`]);
  await open(`/?${new URLSearchParams(many)}`);
  const names = screen.getAllByRole("button", { name: /^topic/ }).map((chip) => chip.textContent);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeLessThan(100);
});

test("a card that stays in the list is not rendered anew", () => {
  const marked = vi.fn<(text: string) => string>((text) => text);
  const notes = vi.fn<() => string>(() => "notes");
  const finder: EpisodeFinder = { find: (episodes) => [...episodes], marker: () => (text) => marked(text), notes };
  const episodes = wholeList("episodes", [nino, zura]);
  const onClear = () => undefined;
  const pageWith = (topics: string[]) => {
    const element = (
      <EpisodeResults
        episodes={episodes}
        search="pu"
        topics={topics}
        show="all"
        marks={readMarks()}
        order={sortOrders[0]}
        finder={finder}
        isFinderComing={false}
        onClear={onClear}
      />
    );
    return <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />;
  };
  const { rerender } = render(pageWith([]));
  expect(marked).toHaveBeenCalled();
  marked.mockClear();
  notes.mockClear();
  rerender(pageWith(["testing"]));
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(marked).not.toHaveBeenCalled();
  expect(notes).not.toHaveBeenCalled();
});

test("places that are kept without marks are enough for the filter of sessions in progress", async () => {
  await open("/?show=in-progress");
  // After a reset of modules there is another store.
  const { usePositions } = await import("#app/store/positions.ts");
  act(() => usePositions.setState({ positions: { [zura.id]: buildPosition() } }));
  expect(titles()).toEqual(["Episode #7: ზურაGPU"]);
});
