import { expect, test } from "vitest";
import { listWholeEpisodes } from "#app/content/episodes.server.ts";
import { packTimeline, unpackTimeline, wholeTopicsOf } from "#app/content/timeline-data.ts";
import { wholeTimeline } from "#app/content/timeline.server.ts";
import { findTopic } from "#app/content/topic-page.server.ts";
import { listTopicPages } from "#app/content/topics.server.ts";

const { sessions, topics } = wholeTimeline;

test("lists all sessions by number, with all their chapters", () => {
  const inOrder = listWholeEpisodes().toSorted((a, b) => a.number - b.number);
  const lengths = inOrder.map(({ number, duration }) => ({ number, duration: duration * 60 }));
  expect(sessions).toMatchObject(lengths);
  expect(sessions.map(({ chapters }) => chapters.map(({ topics: _, ...chapter }) => chapter))).toEqual(
    inOrder.map(({ chapters, duration }) => {
      const ends = [...chapters.slice(1).map(({ seconds }) => seconds), duration * 60];
      return chapters.map((chapter, index) => ({ ...chapter, end: ends[index] }));
    }),
  );
});

test.each(listTopicPages())("marks the same chapters as the topic page of $tag lists", ({ slug }) => {
  const topicIndex = topics.findIndex((topic) => topic.slug === slug);
  const lit = sessions.flatMap((session) =>
    session.chapters
      .filter(({ topics: own }) => own.includes(topicIndex))
      .map(({ seconds }) => `${session.slug} ${seconds}`),
  );
  const moments = (findTopic(slug)?.moments ?? []).map((moment) => `${moment.slug} ${moment.seconds}`);
  expect(lit.toSorted()).toEqual(moments.toSorted());
});

test("counts for each topic the sessions that it highlights", () => {
  for (const [topicIndex, { sessionCount }] of topics.entries()) {
    const lit = sessions.filter(
      (session) =>
        session.chapters.some((chapter) => chapter.topics.includes(topicIndex)) ||
        wholeTopicsOf(session).includes(topicIndex),
    );
    expect(lit).toHaveLength(sessionCount);
  }
  const counts = topics.map(({ sessionCount }) => sessionCount);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test("unpacks the packed timeline without loss", () => {
  expect(unpackTimeline(packTimeline(wholeTimeline))).toEqual(wholeTimeline);
});
