import { expect, test } from "vitest";
import { createSubstringIndex, textsOfEpisode, textsOfGuest } from "#app/search/substring-index.ts";
import { buildEpisode, buildGuest } from "#tests/factories.ts";

const nino = buildGuest({ episode: buildEpisode({ number: 7, title: "Devtherapy Episode #7 - ნინო | FinOps" }) });
const giorgi = buildGuest({
  name: "გიორგი",
  title: undefined,
  tags: [],
  episode: buildEpisode({ title: "Episode #7" }),
});
const findGuests = createSubstringIndex([nino, giorgi], textsOfGuest);

test.each([
  ["a name in any case", "nino TEST"],
  ["a company in the title, with any spacing", " bug  farm "],
  ["a tag with its hyphen", "virtual-reality"],
  ["a tag without its hyphen", "virtual reality"],
  ["the episode's title", "finops"],
])("finds a guest by %s", (_what, query) => {
  expect(findGuests(query)).toEqual([nino]);
});

test.each(["ნინო ტესტებს წერს", "მწვანემდე", "episode #7"])(
  "finds both guests by the text that they share: %s",
  (query) => {
    expect(findGuests(query)).toHaveLength(2);
  },
);

const kernel = buildEpisode({ number: 2, title: "Kernel", tags: ["linux", "career"], guest: "ნიკა" });
const agents = buildEpisode({ number: 3, title: "Agents", description: "LLM-ებზე", tags: ["ai", "linux"], guest: "" });

test.each([
  ["a title", "KERNEL", [kernel]],
  ["a description", "llm", [agents]],
  ["a tag", "linux", [agents, kernel]],
  ["a guest", " ნიკა ", [kernel]],
  ["nothing", "cobol", []],
])("finds an episode by %s", (_what, query, expected) => {
  expect(createSubstringIndex([agents, kernel], textsOfEpisode)(query)).toEqual(expected);
});

test("does not match across the fields of an item", () => {
  const byField = createSubstringIndex([["ab", "cd"]], (fields) => fields);
  expect(byField("bc")).toEqual([]);
});
