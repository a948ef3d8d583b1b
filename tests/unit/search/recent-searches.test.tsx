import { expect, test } from "vitest";
import { clearRecentSearches, readRecentSearches, saveSearch } from "#app/search/recent-searches.ts";

test("keeps the last five searches without duplicates, and clears them", () => {
  for (const search of ["a", "b", "c", " B ", "d", "e", "f", ""]) saveSearch(search);
  expect(readRecentSearches()).toEqual(["f", "e", "d", "B", "c"]);
  clearRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});

test.each([
  ["{", []],
  ['{"a":1}', []],
  [JSON.stringify([1, "vulkan", "", null, "x".repeat(200)]), ["vulkan"]],
])("parses the stored value %s into the searches %j", (stored, searches) => {
  localStorage.setItem("devtherapy-recent-searches", stored);
  expect(readRecentSearches()).toEqual(searches);
});
