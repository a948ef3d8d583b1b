import { expect, test } from "vitest";
import { createSubstringIndex, textsOfEpisode, textsOfGuest } from "#app/search/substring-index.ts";
import { buildEpisode, buildGuest } from "#tests/factories.ts";

const nino = buildGuest();
const giorgi = buildGuest({ name: "გიორგი", title: undefined });
const findGuests = createSubstringIndex([nino, giorgi], textsOfGuest);

test.each([
  ["a name in any case", "nino TEST", [nino]],
  ["a company in the title, with any spacing", " bug  farm ", [nino]],
  ["a bio", "ტესტებს წერს", [nino, giorgi]],
])("finds guests by %s", (_what, query, expected) => {
  expect(findGuests(query)).toEqual(expected);
});

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
