import { expect, test } from "vitest";

import { filterEpisodes } from "#app/features/episodes/filter-episodes.ts";
import { buildEpisode } from "#tests/factories.ts";

const vulkan = buildEpisode({ number: 1, tags: ["rendering", "career"] });
const kernel = buildEpisode({ number: 2, tags: ["linux", "career"] });
const agents = buildEpisode({ number: 3, tags: ["ai", "linux"] });
const found = [kernel, agents, vulkan];

test("an episode must have all chosen topics", () => {
  expect(filterEpisodes(found, { topics: ["linux"], sort: "newest" })).toEqual([agents, kernel]);
  expect(filterEpisodes(found, { topics: ["linux", "career"], sort: "newest" })).toEqual([kernel]);
});

test("dates order them both ways, and the best match leaves them as they were found", () => {
  expect(filterEpisodes(found, { topics: [], sort: "newest" })).toEqual([agents, kernel, vulkan]);
  expect(filterEpisodes(found, { topics: [], sort: "oldest" })).toEqual([vulkan, kernel, agents]);
  expect(filterEpisodes(found, { topics: [], sort: "best" })).toEqual(found);
});
