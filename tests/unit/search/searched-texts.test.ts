import { expect, test } from "vitest";
import { createSubstringIndex, textsOfEpisode, textsOfGuest } from "#app/search/substring-index.ts";
import { buildEpisode, buildGuest } from "#tests/factories.ts";

const nino = buildGuest({ id: "nino", episode: buildEpisode({ number: 7 }) });
const giorgi = buildGuest({
  id: "giorgi",
  name: "გიორგი ტესტაძე",
  title: undefined,
  bio: "Linux-ის ამბები.",
  tagline: "სერვერი",
  tags: ["kernel"],
  episode: buildEpisode({ number: 11, title: "Devtherapy Episode #11 - გიორგი | FinOps" }),
});
const search = createSubstringIndex([nino, giorgi], textsOfGuest);

test.each([
  ["a name in any case", "nino TEST", nino],
  ["a Georgian name", "ტესტაძე", giorgi],
  ["a company, which stands in the title, however it is spaced", " bug  farm ", nino],
  ["the bio", "linux", giorgi],
  ["a tag as it is written", "virtual-reality", nino],
  ["a tag as it is said", "virtual reality", nino],
  ["the episode's label", "episode #11", giorgi],
  ["the episode's title", "finops", giorgi],
])("finds a guest by %s", (_what, query, expected) => {
  expect(search(query)).toEqual([expected]);
});

const vulkan = buildEpisode({ number: 1, title: "Vulkan", tags: ["rendering", "career"], guest: "Zura" });
const kernel = buildEpisode({ number: 2, title: "Kernel", tags: ["linux", "career"], guest: "ნიკა" });
const agents = buildEpisode({ number: 3, title: "Agents", description: "LLM-ებზე", tags: ["ai", "linux"], guest: "" });

test.each([
  ["a title", "VULKAN", [vulkan]],
  ["a description", "llm", [agents]],
  ["a tag", "linux", [agents, kernel]],
  ["a guest", "ნიკა", [kernel]],
  ["nothing", "cobol", []],
])("finds an episode by %s", (_what, query, expected) => {
  expect(createSubstringIndex([agents, kernel, vulkan], textsOfEpisode)(query)).toEqual(expected);
});
