import { expect, test } from "vitest";

import type { Timeline } from "#app/content/timeline.ts";
import { createTimelineSearch } from "#app/features/topics/timeline/search-timeline.ts";

const timeline: Timeline = {
  topics: [{ name: "AI", slug: "ai", sessionCount: 1 }],
  sessions: [
    {
      id: "a",
      slug: "a",
      number: 1,
      name: "Nino Test",
      date: "2025-01-01",
      duration: 3600,
      topics: [0],
      chapters: [
        { seconds: 0, label: "Golang და Kubernetes", topics: [] },
        { seconds: 600, label: "გოლანგის ფასი", topics: [] },
        { seconds: 1200, label: "რა მოხდა მერე", topics: [0] },
        { seconds: 1800, label: "C-ს მასივი", topics: [] },
      ],
    },
    {
      id: "b",
      slug: "b",
      number: 2,
      name: "Giorgi Test",
      date: "2025-02-01",
      duration: 3600,
      topics: [],
      chapters: [],
    },
  ],
};

const search = createTimelineSearch(timeline);

/** What a query lights: the places of chapters, and "all" for a session as a whole, by sessions. */
function find(query: string) {
  const { sessions, topics } = search(query);
  const place = topics.length - 1;
  expect(place).toBe(1);
  const lit = sessions.map(({ topics: own, chapters }) => {
    const places = chapters.flatMap((chapter, index) => (chapter.topics.includes(place) ? [index] : []));
    return places.length === 0 && own.includes(place) ? "all" : places;
  });
  expect(topics[place]?.sessionCount).toBe(lit.filter(({ length }) => length > 0).length);
  return lit;
}

test.each([
  ["golang", "in both scripts, and declined", [[0, 1], []]],
  ["gola", "as the beginning of a word", [[0, 1], []]],
  ["golamg", "misspelt, where nothing else is found", [[0], []]],
  ["golang kubernetes", "all words in one label", [[0], []]],
  ["nino kubernetes", "one word in the session's name", [[0], []]],
  ["ai", "a chapter's topic", [[2], []]],
  ["c", "a single letter as a whole word alone", [[3], []]],
  ["giorgi", "a session by its name, as a whole", [[], "all"]],
  ["test", "every session of that name", ["all", "all"]],
  ["python", "nothing", [[], []]],
  ["  ", "nothing without a word", [[], []]],
])("%j finds %s", (query, _, expected) => {
  expect(find(query)).toEqual(expected);
});

test("sessions without a match stay the same objects, so that their rows are not drawn anew", () => {
  expect(search("golang").sessions[1]).toBe(timeline.sessions[1]);
});
