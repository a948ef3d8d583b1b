import { expect, test } from "vitest";
import { clearRecentSearches, readRecentSearches, saveSearch } from "#app/search/recent-searches.ts";

test("keeps the last five searches, each once, the last first", () => {
  for (const search of ["a", "b", "c", " b ", "d", "e", "f", ""]) saveSearch(search);
  expect(readRecentSearches()).toEqual(["f", "e", "d", "b", "c"]);
});

test("keeps a search once, however its letters were written", () => {
  for (const search of ["vulkan", "rust", "Vulkan"]) saveSearch(search);
  expect(readRecentSearches()).toEqual(["Vulkan", "rust"]);
});

test("forgets them when told to", () => {
  saveSearch("vulkan");
  clearRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});

test.each(["{", "3", "null", '{"a":1}'])("reads %s as no searches", (stored) => {
  localStorage.setItem("devtherapy-recent-searches", stored);
  expect(readRecentSearches()).toEqual([]);
});

test("leaves out what is no search", () => {
  localStorage.setItem("devtherapy-recent-searches", JSON.stringify([1, "vulkan", "", null, "x".repeat(200)]));
  expect(readRecentSearches()).toEqual(["vulkan"]);
});
