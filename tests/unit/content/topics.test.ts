import { expect, test } from "vitest";
import { listEpisodes } from "#app/content/episodes.server.ts";
import { collections } from "#app/content/loading/collections.server.ts";
import { describeProblems, listTopicPages, topicName, topicPagesOf, topicTitle } from "#app/content/topics.server.ts";

test.each([
  ["ai", "AI", "AI"],
  ["c#", "C#", "C#"],
  [".net", ".NET", ".NET"],
  ["redhat", "Red Hat", "Red Hat"],
  ["3d-graphics", "3D graphics", "3D graphics"],
  ["ios", "iOS", "iOS"],
  ["software architecture", "software architecture", "Software architecture"],
  ["მანქანური სწავლება", "მანქანური სწავლება", "მანქანური სწავლება"],
])("the tag '%s' is shown as '%s', as a title '%s'", (tag, name, title) => {
  expect(topicName(tag)).toBe(name);
  expect(topicTitle(tag)).toBe(title);
});

test("every name is that of a tag", () => {
  const { episodes, guests, topicNames } = collections;
  const shown = new Set([...episodes, ...guests].flatMap(({ tags }) => tags.map(topicName)));
  expect(topicNames.filter((name) => !shown.has(name))).toEqual([]);
});

test("a tag has a page from two episodes on", () => {
  const counts = Map.groupBy(
    listEpisodes().flatMap(({ tags }) => tags),
    (tag) => tag,
  );
  expect(
    listTopicPages()
      .map(({ tag }) => tag)
      .toSorted(),
  ).toEqual([...counts].flatMap(([tag, { length }]) => (length >= 2 ? [tag] : [])).toSorted());
});

test("tags with hyphens, as guests have them, lead to the same pages, and what is no topic to none", () => {
  expect(topicPagesOf(["no such topic"])).toEqual({});
  expect(topicPagesOf(["open-source", "open source"])).toEqual({
    "open-source": { name: "open source", slug: "open-source" },
    "open source": { slug: "open-source" },
  });
});

test("two topics of one address are told to the author, one without, and one that hosts take for its folder", () => {
  expect(
    describeProblems([
      { tag: "open source", slug: "open-source" },
      { tag: "open-source", slug: "open-source" },
    ]),
  ).toEqual([expect.stringContaining("would have one address, /topics/open-source")]);
  expect(describeProblems([{ tag: "日本", slug: "" }])).toEqual([expect.stringContaining("no letter")]);
  expect(describeProblems([{ tag: "Index", slug: "index" }])).toEqual([expect.stringContaining("/topics/index")]);
});
