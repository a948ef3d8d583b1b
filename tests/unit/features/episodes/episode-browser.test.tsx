import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createSiteSearch } from "#app/search/site-search.ts";
import { buildEpisode, buildPosition, buildSearchFile, wholeList } from "#tests/factories.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const pendingSearch = await vi.hoisted(() => import("#tests/setup/pending-search.ts"));
vi.mock("#app/search/site-search.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...pendingSearch,
}));
const { answer, fail, forgetSearch } = pendingSearch;

const zura = buildEpisode({ number: 7, slug: "zura", guest: "ზურა", title: "GPU", subject: "GPU" });
const nino = buildEpisode({ number: 8, slug: "nino", guest: "Nino", title: "CPU", subject: "CPU" });
const site = createSiteSearch(buildSearchFile());

beforeEach(forgetSearch);

/** The list at an address, with its search on its way. */
async function open(search: string, topics: readonly string[] = []) {
  const { EpisodeBrowser } = await import("#app/features/episodes/episode-browser.tsx");
  const list = wholeList("episodes", [nino, zura]);
  const page = renderPage(<EpisodeBrowser episodes={list} topics={topics} topicPages={{}} />, search);
  await vi.dynamicImportSettled();
  return page;
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

test("it is said that nothing was found when the search cannot be had, until the network is back", async () => {
  await open("/?q=zura");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  await act(async () => fail(new Error("offline")));
  await vi.waitFor(() => expect(empty()).toBeInTheDocument());
  expect(status()).toBe('Showing 0 episodes for "zura"');
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

describe("the visitor's own sessions", () => {
  /** After a reset of modules there are other stores. */
  async function emptyStores() {
    const { usePositions } = await import("#app/store/positions.ts");
    const { useAnalytics } = await import("#app/store/analytics.ts");
    usePositions.setState({ positions: {} });
    useAnalytics.setState(useAnalytics.getInitialState());
    return { usePositions, favorite: (id: string) => act(() => useAnalytics.getState().toggleFavorite(id)) };
  }

  test("are those of a kind that the address names, also where places alone are kept", async () => {
    const { usePositions } = await emptyStores();
    usePositions.setState({ positions: { [zura.id]: buildPosition() } });
    const { router } = await open("/?show=in-progress");
    expect(titles()).toEqual(["Episode #7: ზურაGPU"]);
    // Old links.
    await act(() => router.navigate("/?show=heard"));
    expect(titles()).toHaveLength(0);
    await act(() => router.navigate("/?show=not-heard"));
    expect(titles()).toHaveLength(2);
  });

  test("are looked up anew for another address, as the palette goes to it", async () => {
    const { favorite } = await emptyStores();
    favorite(zura.id);
    const { router } = await open("/");
    favorite(nino.id);
    await act(() => router.navigate("/?show=favorites"));
    expect(titles()).toHaveLength(2);
  });

  test("are no filter where there were none: a new favorite then hides nothing", async () => {
    const { favorite } = await emptyStores();
    await open("/?show=favorites");
    favorite(zura.id);
    expect(titles()).toHaveLength(2);
    fireEvent.click(screen.getByRole("button", { name: /^Favorites/ }));
    expect(titles()).toEqual(["Episode #7: ზურაGPU"]);
  });
});
