import { expect, test } from "vitest";
import {
  bestMatch,
  filterEpisodes,
  passesFilter,
  listeningFilters,
  sortOrders,
} from "#app/features/episodes/episode-filters.tsx";
import { buildEpisode, buildPosition, buildStats } from "#tests/factories.ts";

const vulkan = buildEpisode({ number: 1, tags: ["rendering", "career"] });
const kernel = buildEpisode({ number: 2, tags: ["linux", "career"] });
const agents = buildEpisode({ number: 3, tags: ["ai", "linux"] });
const found = [kernel, agents, vulkan];

const [newest, ...others] = sortOrders;
const oldest = others.find(({ value }) => value === "oldest") ?? newest;

test("returns only episodes with all chosen topics", () => {
  expect(filterEpisodes(found, { topics: ["linux"], order: newest })).toEqual([agents, kernel]);
  expect(filterEpisodes(found, { topics: ["linux", "career"], order: newest })).toEqual([kernel]);
});

test("sorts by date in both directions, and keeps the search's order for the best match", () => {
  expect(filterEpisodes(found, { topics: [], order: newest })).toEqual([agents, kernel, vulkan]);
  expect(filterEpisodes(found, { topics: [], order: oldest })).toEqual([vulkan, kernel, agents]);
  expect(filterEpisodes(found, { topics: [], order: bestMatch })).toEqual(found);
});

const started = buildPosition();
const marks = {
  stats: { completed: buildStats({ isCompleted: true }), favorite: buildStats({ isFavorite: true }) },
  // A completed episode is not in progress, whatever its position.
  positions: { started, completed: started, opened: { ...started, seconds: 2 } },
};

test.each([
  ["completed", ["completed"]],
  ["favorite", ["not-completed", "favorites"]],
  ["started", ["in-progress", "not-completed"]],
  ["opened", ["not-completed"]],
  ["unknown", ["not-completed"]],
])("an episode that is %s passes only the filters %j", (id, passed) => {
  expect(listeningFilters.map(({ value }) => value).filter((value) => passesFilter(value, marks, id))).toEqual(passed);
});
