import { expect, test } from "vitest";

import { createEpisodeSearch, filterEpisodes } from "#app/features/episodes/filter-episodes.ts";
import { buildEpisode } from "#tests/factories.ts";

const vulkan = buildEpisode({ number: 1, title: "Vulkan", tags: ["rendering", "career"], guest: "Zura" });
const kernel = buildEpisode({ number: 2, title: "Kernel", tags: ["linux", "career"], guest: "ნიკა" });
const agents = buildEpisode({ number: 3, title: "Agents", description: "LLM-ებზე", tags: ["ai", "linux"], guest: "" });
const search = createEpisodeSearch([agents, kernel, vulkan]);

const everything = { search: "", topics: [], sort: "newest" } as const;

test.each([
  ["a title", "VULKAN", [vulkan]],
  ["a description", "llm", [agents]],
  ["a tag", "linux", [agents, kernel]],
  ["a guest", "ნიკა", [kernel]],
  ["nothing", "cobol", []],
])("search finds %s", (_what, query, expected) => {
  expect(filterEpisodes(search, { ...everything, search: query })).toEqual(expected);
});

test("an episode must have all chosen topics", () => {
  expect(filterEpisodes(search, { ...everything, topics: ["linux"] })).toEqual([agents, kernel]);
  expect(filterEpisodes(search, { ...everything, topics: ["linux", "career"] })).toEqual([kernel]);
});

test("oldest first turns the order round", () => {
  expect(filterEpisodes(search, { ...everything, sort: "oldest" })).toEqual([vulkan, kernel, agents]);
});
