import { expect, test } from "vitest";
import { topicName, topicPath, topicSlug } from "#app/content/topics.ts";

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

test("a tag without a page leads nowhere, and one without a name is shown as it is", () => {
  const pages = { "c#": { name: "C#", slug: "c-sharp" }, "f#": { name: "F#" } };
  expect(topicPath("c#", pages)).toBe("/topics/c-sharp");
  expect(topicPath("f#", pages)).toBeUndefined();
  expect(topicPath("constructor", pages)).toBeUndefined();
  expect(["c#", "f#", "d", "constructor"].map((tag) => topicName(tag, pages))).toEqual([
    "C#",
    "F#",
    "d",
    "constructor",
  ]);
});
