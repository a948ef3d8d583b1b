import { expect, test, vi } from "vitest";
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

test("a guest who came twice is on the topics of both episodes", async () => {
  vi.resetModules();
  const { listGuests, ...others } = await import("#app/content/guests.server.ts");
  const topic = findTopic("golang");
  const twice = listGuests().find(({ episode }) => topic?.episodes.every(({ slug }) => slug !== episode.slug));
  vi.doMock("#app/content/guests.server.ts", () => ({ ...others, listGuests, guestOf: () => twice }));
  const { findTopic: find } = await import("#app/content/topic-page.server.ts");
  expect(find("golang")?.guests).toEqual([twice]);
  vi.doUnmock("#app/content/guests.server.ts");
});

test("there is no page of what is no topic", () => {
  expect(findTopic("no-such-topic")).toBeUndefined();
});
