import { expect, test } from "vitest";
import type { Timeline } from "#app/content/timeline.ts";
import { createTimelineSearch } from "#app/features/topics/timeline/search-timeline.ts";
import { buildSession } from "#tests/factories.ts";

const chapters = [
  { seconds: 0, label: "Golang და Kubernetes" },
  { seconds: 600, label: "გოლანგის ფასი" },
  { seconds: 1200, label: "ხელფასი", also: "salary" },
];

const timeline: Timeline = {
  topics: [{ name: "AI", slug: "ai", sessionCount: 1 }],
  sessions: [
    buildSession({ slug: "a", name: "a", chapters: chapters.map((chapter) => ({ ...chapter, topics: [] })) }),
    buildSession({ slug: "b", name: "b", number: 2 }),
  ],
};

const about = { number: 1, title: "", guest: "Nino Test", tags: ["ai"], description: "" };
const search = createTimelineSearch({
  episodes: [
    { ...about, slug: "a", chapters },
    { ...about, slug: "b", guest: "Giorgi Test", description: "რელოკაციის ამბავი, Kubernetis", chapters: [] },
  ],
  guests: [],
  quizzes: [],
  memes: [],
  topics: [],
});

/** What a query lights: the indexes of chapters, and "all" for a session as a whole, by sessions. */
function find(query: string) {
  const { sessions, topics } = search(timeline, query);
  const topicIndex = topics.length - 1;
  expect(topics[topicIndex]?.name).toBe(`“${query}”`);
  const lit = sessions.map((session) => {
    const indexes = session.chapters.flatMap(({ topics: own }, index) => (own.includes(topicIndex) ? [index] : []));
    return indexes.length === 0 && session.topics.includes(topicIndex) ? "all" : indexes;
  });
  expect(topics[topicIndex]?.sessionCount).toBe(lit.filter(({ length }) => length > 0).length);
  return lit;
}

test.each([
  ["golang", "in both scripts, and declined", [[0, 1], []]],
  ["gola", "as the beginning of a word", [[0, 1], []]],
  ["golamg", "misspelt, where nothing else is found", [[0], []]],
  ["kubernetes", "without slips, where it is found as it is written", [[0], []]],
  ["golang kubernetes", "with all its words in one label", [[0], []]],
  ["nino kubernetes", "with one word in the session's name", [[0], []]],
  ["salary", "by a synonym", [[2], []]],
  ["giorgi", "in a session's name: the session as a whole", [[], "all"]],
  ["relokacia", "in a session's description", [[], "all"]],
  ["ai", "among the tags", ["all", "all"]],
  ["python", "nowhere", [[], []]],
  ["  ", "nowhere without a word", [[], []]],
])("%j is found %s", (query, _, expected) => {
  expect(find(query)).toEqual(expected);
});

test("sessions without a match stay the same objects, so that their rows are not drawn anew", () => {
  expect(search(timeline, "golang").sessions[1]).toBe(timeline.sessions[1]);
});
