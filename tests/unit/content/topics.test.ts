import { expect, test } from "vitest";
import { listEpisodes } from "#app/content/episodes.server.ts";
import { collections } from "#app/content/loading/collections.server.ts";
import { listTopicPages, topicName, tagInfoOf, topicTitle } from "#app/content/topics.server.ts";
import { topicName as nameAmong, topicPath } from "#app/content/topics.ts";

test.each([
  ["c#", "C#", "C#"],
  [".net", ".NET", ".NET"],
  ["ios", "iOS", "iOS"],
  ["software architecture", "software architecture", "Software architecture"],
  ["მანქანური სწავლება", "მანქანური სწავლება", "მანქანური სწავლება"],
])("shows the tag '%s' as '%s', and as '%s' in titles", (tag, name, title) => {
  expect(topicName(tag)).toBe(name);
  expect(topicTitle(tag)).toBe(title);
});

test("every topic name belongs to a tag", () => {
  const { episodes, guests, topicNames } = collections;
  const shown = new Set([...episodes, ...guests].flatMap(({ tags }) => tags.map(topicName)));
  expect(topicNames.filter((name) => !shown.has(name))).toEqual([]);
});

test("creates pages for tags of two or more episodes", () => {
  const tags = listEpisodes().flatMap((episode) => episode.tags);
  const repeated = new Set(tags.filter((tag, index) => tags.indexOf(tag) !== index));
  expect(new Set(listTopicPages().map(({ tag }) => tag))).toEqual(repeated);
});

test("finds the page of a tag with hyphens; finds no page for an unknown tag", () => {
  expect(tagInfoOf(["no such topic"])).toEqual({});
  expect(tagInfoOf(["open-source", "open source"])).toEqual({
    "open-source": { name: "open source", slug: "open-source" },
    "open source": { slug: "open-source" },
  });
});

test("returns no path for a tag without a page; shows a tag without a display name unchanged", () => {
  const pages = { "c#": { name: "C#", slug: "c-sharp" }, "f#": { name: "F#" } };
  const tags = ["c#", "f#", "d", "constructor"];
  expect(tags.map((tag) => topicPath(tag, pages))).toEqual(["/topics/c-sharp", undefined, undefined, undefined]);
  expect(tags.map((tag) => nameAmong(tag, pages))).toEqual(["C#", "F#", "d", "constructor"]);
});
