import { expect, test } from "vitest";
import { bestMatch, filterEpisodes, sortOrders } from "#app/features/episodes/episode-filters.tsx";
import { buildEpisode } from "#tests/factories.ts";

const vulkan = buildEpisode({ number: 1, tags: ["rendering", "career"] });
const kernel = buildEpisode({ number: 2, tags: ["linux", "career"] });
const agents = buildEpisode({ number: 3, tags: ["ai", "linux"] });
const found = [kernel, agents, vulkan];

const [newest, ...others] = sortOrders;
const oldest = others.find(({ value }) => value === "oldest") ?? newest;

test("an episode must have all chosen topics", () => {
  expect(filterEpisodes(found, { topics: ["linux"], order: newest })).toEqual([agents, kernel]);
  expect(filterEpisodes(found, { topics: ["linux", "career"], order: newest })).toEqual([kernel]);
});

test("dates order them both ways, and the best match leaves them as they were found", () => {
  expect(filterEpisodes(found, { topics: [], order: newest })).toEqual([agents, kernel, vulkan]);
  expect(filterEpisodes(found, { topics: [], order: oldest })).toEqual([vulkan, kernel, agents]);
  expect(filterEpisodes(found, { topics: [], order: bestMatch })).toEqual(found);
});

test("an order that does not need all episodes leaves the newest as they are: no other is told from those alone", () => {
  for (const order of [...sortOrders, bestMatch].filter(({ needsAll }) => !needsAll)) {
    expect(filterEpisodes([agents, kernel, vulkan], { topics: [], order })).toEqual([agents, kernel, vulkan]);
    expect(filterEpisodes([vulkan, kernel, agents], { topics: [], order })).toEqual([agents, kernel, vulkan]);
  }
});
