import { expect, test } from "vitest";
import { createSubstringIndex } from "#app/search/substring-index.ts";

test("ignores case and spacing", () => {
  expect(createSubstringIndex(["Engineer at Bug Farm"], (text) => [text])(" bug  FARM ")).toHaveLength(1);
});

test("does not match across the fields of an item", () => {
  const byField = createSubstringIndex([["ab", "cd"]], (fields) => fields);
  expect(byField("bc")).toEqual([]);
});
