import { expect, test } from "vitest";

import { topicPath, topicSlug } from "#app/content/topic-path.ts";

test.each([
  ["open source", "open-source"],
  ["Open-Source", "open-source"],
  ["c#", "c-sharp"],
  ["c++", "c-plus-plus"],
  ["c", "c"],
  [".net", "dotnet"],
  ["ci/cd", "ci-cd"],
  ["3d graphics", "3d-graphics"],
  ["მენტალური ჯანმრთელობა", "mentaluri-janmrteloba"],
])("%s has the address %s", (tag, slug) => {
  expect(topicSlug(tag)).toBe(slug);
});

test("a tag without a page leads nowhere", () => {
  const pages = { "c#": "c-sharp" };
  expect(topicPath("c#", pages)).toBe("/topics/c-sharp");
  expect(topicPath("f#", pages)).toBeUndefined();
  expect(topicPath("constructor", pages)).toBeUndefined();
});
