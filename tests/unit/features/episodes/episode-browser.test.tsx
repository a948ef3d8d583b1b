import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createSiteSearch } from "#app/search/site-search.ts";
import { buildEpisode, buildPosition, buildSearchFile } from "#tests/factories.ts";
import { recordAnnouncements } from "#tests/setup/record-announcements.ts";
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

/** Opens the list at a URL while the search is loading. */
async function open(search: string, topics: readonly string[] = []) {
  const { EpisodeBrowser } = await import("#app/features/episodes/episode-browser.tsx");
  const list = [nino, zura];
  const page = renderPage(<EpisodeBrowser episodes={list} topics={topics} tagInfo={{}} />, search);
  await vi.dynamicImportSettled();
  return page;
}

const status = () => screen.getByRole("status").textContent;
const empty = () => screen.queryByText("No episodes found");
const titles = () => screen.queryAllByRole("article").map((card) => card.querySelector("a")?.textContent);

test("shows no empty state while the search is loading, then shows the results", async () => {
  await open("/?q=zura");
  expect(empty()).not.toBeInTheDocument();
  expect(status()).toBe('Searching 2 episodes… for "zura"');
  await act(async () => answer(site));
  expect(status()).toBe('Showing 1 episode for "zura"');
  expect(titles()).toEqual(["Episode #7: ზურაGPU"]);
});

test("lists an episode's best moments in the order of time", async () => {
  const [episode] = buildSearchFile().episodes;
  const chapters = [
    { seconds: 900, label: "Vulkan" },
    { seconds: 60, label: "Vulkan და სხვა გრაფიკული ინტერფეისები" },
    { seconds: 300, label: "Vulkan vs DirectX" },
  ];
  await open("/?q=vulkan");
  await act(async () => answer(createSiteSearch(buildSearchFile({ episodes: episode && [{ ...episode, chapters }] }))));
  const moments = within(screen.getByRole("list", { name: "Moments" })).getAllByRole("listitem");
  expect(moments.map(({ textContent }) => textContent?.slice(0, 4))).toEqual(["1:00", "5:00", "15:0"]);
});

test("shows substring matches while the search is loading", async () => {
  await open("/?q=nino");
  expect(status()).toBe('Showing 1 episode for "nino"');
  expect(titles()).toEqual(["Episode #8: NinoCPU"]);
});

test("shows the empty state after a search without results", async () => {
  await open("/?q=cobol");
  expect(empty()).not.toBeInTheDocument();
  await act(async () => answer(site));
  expect(empty()).toBeInTheDocument();
  expect(status()).toBe('Showing 0 episodes for "cobol"');
});

test("shows the empty state if the search fails to load, and loads it again for the next query", async () => {
  await open("/?q=zur");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await act(async () => fail(new Error("offline")));
  await vi.waitFor(() => expect(empty()).toBeInTheDocument());
  expect(status()).toBe('Showing 0 episodes for "zur"');
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zura" } });
  await act(() => vi.dynamicImportSettled());
  await act(async () => answer(site));
  expect(titles()).toEqual(["Episode #7: ზურაGPU"]);
});

test("ignores a query of spaces", async () => {
  await open("/?q=+++");
  expect(status()).toBe("Showing 2 episodes");
  expect(screen.queryByRole("button", { name: "Clear Filters" })).not.toBeInTheDocument();
});

const topicsNamed = (count: number) => Array.from({ length: count }, (_, index) => `topic ${index}`);
const addressOf = (chosen: readonly string[]) => `/?${new URLSearchParams(chosen.map((topic) => ["topic", topic]))}`;
const topicChips = () => screen.getAllByRole("button", { name: /^topic/ }).map(({ textContent }) => textContent);

test("shows a rare topic in the URL as a chip, even after it is deselected", async () => {
  await open(addressOf(["topic of few"]), topicsNamed(2));
  const chip = screen.getByRole("button", { name: "topic of few" });
  expect(topicChips()[0]).toBe("topic of few");
  fireEvent.click(chip);
  await vi.waitFor(() => expect(chip).toHaveAttribute("aria-pressed", "false"));
  expect(chip).toBeInTheDocument();
});

test("announces the number of results once, when typing pauses", async () => {
  await open("/");
  await act(async () => answer(site));
  const announced = recordAnnouncements();
  for (const value of ["n", "ni", "nin", "nino"]) {
    fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
    await act(() => Promise.resolve());
  }
  await vi.waitFor(() => expect(announced).toHaveLength(1));
  expect(announced).toEqual(['Showing 1 episode for "nino"']);
});

describe("the filters by the visitor's own marks", () => {
  /** Imports the stores again, because the modules were reset. */
  async function emptyStores() {
    const { usePositions } = await import("#app/store/positions.ts");
    const { useAnalytics } = await import("#app/store/analytics.ts");
    usePositions.setState({ positions: {} });
    useAnalytics.setState(useAnalytics.getInitialState());
    return { usePositions, favorite: (id: string) => act(() => useAnalytics.getState().toggleFavorite(id)) };
  }

  test("show the episodes that match the filter in the URL, also if only positions are stored", async () => {
    const { usePositions } = await emptyStores();
    usePositions.setState({ positions: { [zura.id]: buildPosition() } });
    const { router } = await open("/?show=in-progress");
    expect(titles()).toEqual(["Episode #7: ზურაGPU"]);
    // Links with a filter's old name still work.
    await act(() => router.navigate("/?show=heard"));
    expect(titles()).toHaveLength(0);
    await act(() => router.navigate("/?show=not-heard"));
    expect(titles()).toHaveLength(2);
  });

  test("do not include In progress while no episode is in progress", async () => {
    const { favorite } = await emptyStores();
    favorite(zura.id);
    await open("/");
    expect(screen.getByRole("button", { name: /^Favorites ?1/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^In progress/ })).not.toBeInTheDocument();
  });

  test("are removed by Clear Filters, or by pressing the chip again", async () => {
    const { favorite } = await emptyStores();
    favorite(zura.id);
    const { router } = await open("/?show=favorites");
    expect(titles()).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Clear Filters" }));
    await vi.waitFor(() => expect(router.state.location.search).toBe(""));
    expect(titles()).toHaveLength(2);
    const chip = () => screen.getByRole("button", { name: /^Favorites/ });
    fireEvent.click(chip());
    await vi.waitFor(() => expect(titles()).toHaveLength(1));
    fireEvent.click(chip());
    await vi.waitFor(() => expect(titles()).toHaveLength(2));
    expect(screen.queryByRole("button", { name: "Clear Filters" })).not.toBeInTheDocument();
  });

  test("stay while one is chosen, although the visitor has no marks", async () => {
    await emptyStores();
    await open("/?show=completed");
    const chip = screen.getByRole("button", { name: /^Completed/ });
    expect(chip).toHaveAttribute("aria-pressed", "true");
    fireEvent.click(chip);
    await vi.waitFor(() => expect(titles()).toHaveLength(2));
    expect(chip).not.toBeInTheDocument();
  });

  test("never combine the old filter with the new marks", async () => {
    const { favorite } = await emptyStores();
    const { useAnalytics } = await import("#app/store/analytics.ts");
    favorite(nino.id);
    await open("/?show=not-completed");
    act(() => useAnalytics.getState().toggleCompleted(zura.id));
    const announced = recordAnnouncements();
    fireEvent.click(screen.getByRole("button", { name: /^Favorites/ }));
    await vi.waitFor(() => expect(titles()).toEqual(["Episode #8: NinoCPU"]));
    expect(announced).toEqual(["Showing 1 episode"]);
  });
});

test("a topic in the URL matches in any letter case; its chip removes it", async () => {
  const { router } = await open("/?topic=TOPIC+1", ["topic 1"]);
  const chip = screen.getByRole("button", { name: "topic 1", pressed: true });
  fireEvent.click(chip);
  await vi.waitFor(() => expect(router.state.location.search).toBe(""));
});
