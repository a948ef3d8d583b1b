import { expect, test } from "vitest";
import { findTopic } from "#app/content/topic-page.server.ts";
import { listTopicPages } from "#app/content/topics.server.ts";

test.each(listTopicPages())("the page of $tag lists its episodes and other related topics", ({ tag, slug }) => {
  const topic = findTopic(slug);
  expect(topic?.episodes.length).toBeGreaterThanOrEqual(2);
  expect(topic?.episodes.every(({ tags }) => tags.includes(tag))).toBe(true);
  expect(topic?.related.map((other) => other.tag)).not.toContain(tag);
  expect(findTopic(`no-${slug}`)).toBeUndefined();
});

test.each([
  ["java", "JavaScript", false],
  ["golang", "გოლანგი", true],
  ["ai", "AI-ს", true],
  ["ai", "ხელოვნური ინტელექტ", true],
  ["career", "კარიერ", true],
])(
  "the topic %s lists a chapter that names the topic or a synonym in any script: '%s' is listed: %s",
  (slug, words, isSaid) => {
    const labels = findTopic(slug)?.moments.map(({ label }) => label) ?? [];
    expect(labels.some((label) => label.startsWith(words) || (isSaid && label.includes(words)))).toBe(isSaid);
  },
);
