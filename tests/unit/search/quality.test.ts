import { expect, test } from "vitest";
import { parseTimestamp } from "#app/lib/timestamps.ts";
import { listSearchFile } from "#app/publish/search-file.server.ts";
import { createSiteSearch } from "#app/search/site-search.ts";
import { findNothing, queries } from "./queries.ts";

const search = createSiteSearch(await listSearchFile());

/** The first result of a kind, written like the expectations in queries.ts. */
function firstOf(kind: string, query: string): string | undefined {
  const found = search.find(query);
  const [[episode], [guest], [moment]] = [found.episodes, found.guests, found.moments];
  const [[quiz], [meme], [topic]] = [found.quizzes, found.memes, found.topics];
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

test("lists the expected result first for at least 90% of queries", () => {
  const misses = queries.flatMap(([query, expected]) => {
    const found = firstOf(expected.split(" ")[0] ?? "", query);
    return found === inSeconds(expected) ? [] : [`"${query}": ${found ?? "nothing"}, not ${expected}`];
  });
  const percent = (100 * (queries.length - misses.length)) / queries.length;
  console.log(`search: ${percent.toFixed(1)} % of ${queries.length} right: ${misses.join("; ")}`);
  expect(percent).toBeGreaterThanOrEqual(90);
});

test.each(findNothing)("finds nothing for '%s'", (query) => {
  const { terms, ...kinds } = search.find(query);
  const found = Object.entries(kinds).filter(([, items]) => items.length > 0);
  expect(found.map(([kind]) => kind)).toEqual([]);
});
