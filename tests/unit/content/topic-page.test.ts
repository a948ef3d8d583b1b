import { expect, test } from "vitest";

import { listEpisodes } from "#app/content/episodes.server.ts";
import { describeProblems, listTopicPages, topicPagesOf } from "#app/content/topics.server.ts";
import { findTopic } from "#app/content/topic-page.server.ts";

const topics = listTopicPages();

test("a tag has a page from two episodes on", () => {
  const counts = Map.groupBy(
    listEpisodes().flatMap(({ tags }) => tags),
    (tag) => tag,
  );
  expect(topics.map(({ tag }) => tag).toSorted()).toEqual(
    [...counts].flatMap(([tag, { length }]) => (length >= 2 ? [tag] : [])).toSorted(),
  );
});

test.each(topics)("the page of $tag holds what is about it", ({ tag, slug }) => {
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
  expect(topicPagesOf(["no such topic"])).toEqual({});
});

test("tags with hyphens, as guests have them, lead to the same pages", () => {
  expect(topicPagesOf(["open-source", "open source"])).toEqual({
    "open-source": { name: "open source", slug: "open-source" },
    "open source": { slug: "open-source" },
  });
});

test("two topics of one address are told to the author, and one without", () => {
  expect(
    describeProblems([
      { tag: "open source", slug: "open-source" },
      { tag: "open-source", slug: "open-source" },
    ]),
  ).toEqual([expect.stringContaining("would have one address, /topics/open-source")]);
  expect(describeProblems([{ tag: "日本", slug: "" }])).toEqual([expect.stringContaining("no letter")]);
});
