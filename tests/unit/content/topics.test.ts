import { expect, test } from "vitest";

import { collections } from "#app/content/loading/collections.server.ts";
import { topicName, topicTitle } from "#app/content/topics.server.ts";

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
