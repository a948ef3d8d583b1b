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

const halves = { "seen while tuning": 0, "held out": 1 };

test.each(Object.entries(halves))("at least 95 %% of the half %s is found first", (half, remainder) => {
  const pairs = queries.filter((_, index) => index % 2 === remainder);
  const misses = pairs.flatMap(([query, expected]) => {
    const found = firstOf(expected.split(" ")[0] ?? "", query);
    return found === inSeconds(expected) ? [] : [`"${query}": ${found ?? "nothing"}, not ${expected}`];
  });
  const percent = (100 * (pairs.length - misses.length)) / pairs.length;
  const shown = remainder === 0 || percent < 95 ? `: ${misses.join("; ")}` : "";
  console.log(`search, ${half}: ${percent.toFixed(1)} % of ${pairs.length} right${shown}`);
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
