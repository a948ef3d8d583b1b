import { expect, test } from "vitest";

import { findTopic } from "#app/content/topic-page.server.ts";
import { listTopicPages } from "#app/content/topics.server.ts";

test.each(listTopicPages())("the page of $tag holds what is about it", ({ tag, slug }) => {
  const topic = findTopic(slug);
  expect(topic?.episodes.length).toBeGreaterThanOrEqual(2);
  expect(topic?.episodes.every(({ tags }) => tags.includes(tag))).toBe(true);
  expect(topic?.related.map((other) => other.tag)).not.toContain(tag);
});

test("moments are those whose chapters say the topic, in any script and case", () => {
  expect(findTopic("java")?.moments.map(({ label }) => label)).not.toContainEqual(expect.stringMatching(/^JavaScript/));
  expect(findTopic("golang")?.moments.map(({ label }) => label)).toContainEqual(expect.stringContaining("გოლანგი"));
  expect(findTopic("ai")?.moments.map(({ label }) => label)).toContainEqual(expect.stringContaining("AI-ს"));
});

test("moments are also those whose chapters say a synonym of the topic", () => {
  expect(findTopic("ai")?.moments.map(({ label }) => label)).toContainEqual(
    expect.stringContaining("ხელოვნური ინტელექტ"),
  );
  expect(findTopic("career")?.moments.map(({ label }) => label)).toContainEqual(expect.stringContaining("კარიერ"));
});

test("there is no page of what is no topic", () => {
  expect(findTopic("no-such-topic")).toBeUndefined();
});
