import { expect, test } from "vitest";
import { findEpisode, listEpisodes } from "#app/content/episodes.server.ts";
import { findTopic, listTopicOverviews, topics } from "#app/content/topic-pages.server.ts";
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

test.each(topics)("the sessions of $slug are the tagged ones and those with a moment, newest first", (topic) => {
  const wanted = listEpisodes().filter(
    ({ slug, tags }) => tags.includes(topic.tag) || topic.moments.some((moment) => moment.slug === slug),
  );
  expect(topic.sessions.map(({ slug }) => slug)).toEqual(wanted.map(({ slug }) => slug));
  expect(topic.sessions.map(({ duration }) => duration)).toEqual(wanted.map(({ duration }) => duration * 60));
});

test("a moment ends at the next chapter's start or the session's end", () => {
  for (const { slug, seconds, end } of topics.flatMap(({ moments }) => moments)) {
    const { chapters = [], duration = 0 } = findEpisode(slug) ?? {};
    const next = chapters.find((chapter) => chapter.seconds > seconds);
    expect(end).toBe(next?.seconds ?? duration * 60);
  }
});

test("lists the topics with the most sessions first, with their positions among all sessions", () => {
  const overviews = listTopicOverviews();
  const counts = overviews.map(({ sessions }) => sessions.length);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const oldestFirst = listEpisodes().toReversed();
  for (const { slug, sessions, momentCount } of overviews) {
    const topic = findTopic(slug);
    expect(sessions.map((index) => oldestFirst[index]?.slug)).toEqual(topic?.sessions.map((session) => session.slug));
    expect(momentCount).toBe(topic?.moments.length);
  }
  expect(overviews).toHaveLength(topics.length);
});
