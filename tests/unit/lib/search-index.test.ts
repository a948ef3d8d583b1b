import { expect, test } from "vitest";

import { createSearchIndex } from "#app/lib/search-index.ts";

const search = createSearchIndex(["Vulkan vs DirectX", "ქართული  პოდკასტი", "Go"], (text) => [text]);

test("finds a part of a text without regard to case and spaces", () => {
  expect(search("VULKAN")).toEqual(["Vulkan vs DirectX"]);
  expect(search(" ქართული პოდ ")).toEqual(["ქართული  პოდკასტი"]);
});

test("finds everything for an empty query and nothing for nonsense", () => {
  expect(search(" ")).toHaveLength(3);
  expect(search("cobol")).toEqual([]);
});

test("does not match across the fields of an item", () => {
  const byField = createSearchIndex([["ab", "cd"]], (fields) => fields);
  expect(byField("bc")).toEqual([]);
});
