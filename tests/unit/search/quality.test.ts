import { expect, test } from "vitest";
import { parseTimestamp } from "#app/lib/timestamps.ts";
import { listSearchFile } from "#app/publish/search-file.server.ts";
import { createSiteSearch } from "#app/search/site-search.ts";
import { findNothing, queries } from "./queries.ts";

const file = await listSearchFile();
const search = await createSiteSearch(file);

/** What stands first in the group that an expectation is of, in the expectation's own words. */
function firstOf(kind: string, query: string): string | undefined {
  const { episodes, guests, moments, quizzes, memes, topics } = search.find(query);
  const [episode, guest, moment, quiz, meme, topic] = [
    episodes[0],
    guests[0],
    moments[0],
    quizzes[0],
    memes[0],
    topics[0],
  ];
  if (kind === "episode") return episode && `episode ${episode.number}`;
  if (kind === "guest") return guest && `guest ${guest.id}`;
  if (kind === "chapter") return moment && `chapter ${moment.episode.number}@${moment.seconds}`;
  if (kind === "quiz") return quiz && `quiz ${quiz.id}`;
  if (kind === "meme") return meme && `meme ${meme.filename}`;
  return topic && `topic ${topic.tag}`;
}

function inSeconds(expected: string): string {
  return expected.replace(/@(.+)$/, (_, time: string) => `@${parseTimestamp(time)}`);
}

test("at least 95 % is found first", () => {
  const misses = queries.flatMap(([query, expected]) => {
    const found = firstOf(expected.split(" ")[0] ?? "", query);
    return found === inSeconds(expected) ? [] : [`"${query}": ${found ?? "nothing"}, not ${expected}`];
  });
  const percent = (100 * (queries.length - misses.length)) / queries.length;
  console.log(`search: ${percent.toFixed(1)} % of ${queries.length} right: ${misses.join("; ")}`);
  expect(percent).toBeGreaterThanOrEqual(95);
});

test("there are enough pairs, and each names something that is there", () => {
  expect(queries.length).toBeGreaterThanOrEqual(160);
  expect(findNothing.length).toBeGreaterThanOrEqual(20);
  expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length);
  const known = new Set([
    ...file.episodes.flatMap(({ number, chapters }) => [
      `episode ${number}`,
      ...chapters.map(({ seconds }) => `chapter ${number}@${seconds}`),
    ]),
    ...file.guests.map(({ id }) => `guest ${id}`),
    ...file.quizzes.map(({ id }) => `quiz ${id}`),
    ...file.memes.map(({ filename }) => `meme ${filename}`),
    ...file.topics.map(({ tag }) => `topic ${tag}`),
  ]);
  expect(queries.map(([, expected]) => inSeconds(expected)).filter((expected) => !known.has(expected))).toEqual([]);
});

test.each(findNothing)("'%s' finds nothing", (query) => {
  const found = Object.entries(search.find(query)).filter(([, items]) => items.length > 0);
  expect(found.map(([kind]) => kind)).toEqual([]);
});
