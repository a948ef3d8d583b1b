import { expect, test } from "vitest";

import { createSubstringIndex } from "#app/search/substring-index.ts";

const search = createSubstringIndex(["Vulkan vs DirectX", "ქართული  პოდკასტი", "Go"], (text) => [text]);

test("finds a part of a text without regard to case and spaces", () => {
  expect(search("VULKAN")).toEqual(["Vulkan vs DirectX"]);
  expect(search(" ქართული პოდ ")).toEqual(["ქართული  პოდკასტი"]);
});

test("finds everything for an empty query and nothing for nonsense", () => {
  expect(search(" ")).toHaveLength(3);
  expect(search("cobol")).toEqual([]);
});

test("does not match across the fields of an item", () => {
  const byField = createSubstringIndex([["ab", "cd"]], (fields) => fields);
  expect(byField("bc")).toEqual([]);
});
