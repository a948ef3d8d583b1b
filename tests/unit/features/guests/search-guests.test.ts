import { expect, test } from "vitest";

import { createGuestSearch } from "#app/features/guests/search-guests.ts";
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
const search = createGuestSearch([nino, giorgi]);

test.each([
  ["a name in any case", "nino TEST", nino],
  ["a Georgian name", "ტესტაძე", giorgi],
  ["a company, which stands in the title", "bug farm", nino],
  ["the bio", "linux", giorgi],
  ["a tag as it is written", "virtual-reality", nino],
  ["a tag as it is said", "virtual reality", nino],
  ["the episode's label", "episode #11", giorgi],
  ["the episode's title", "finops", giorgi],
])("finds by %s", (_what, query, expected) => {
  expect(search(query)).toEqual([expected]);
});

test("finds everyone for nothing and no one for nonsense", () => {
  expect(search("  ")).toEqual([nino, giorgi]);
  expect(search("cobol")).toEqual([]);
});
