import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { listSearchFile } from "#app/publish/search-file.server.ts";
import type { SearchFile } from "#app/search/search-file.ts";
import { createSiteSearch } from "#app/search/site-search.ts";
import { queries } from "#tests/unit/search/queries.ts";

/** States of the field while the table's queries are typed letter by letter: every seventh, which is of all lengths. */
const typed = queries
  .flatMap(([query]) => Array.from(query, (_, at) => query.slice(0, at + 1)))
  .filter((_, at) => at % 7 === 0);

/** Milliseconds of processor time, so that what else the machine does does not count. */
function timeOf(action: () => unknown): number {
  const start = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test.each([
  { corpus: "the episodes there are", count: undefined, kilobytes: 60 },
  { corpus: "2,400 episodes", count: 2400, kilobytes: 400 },
])("search over $corpus", async ({ count, kilobytes }) => {
  const real = await listSearchFile();
  const file = count ? generateSearchFile(real, count) : real;
  const size = brotliCompressSync(JSON.stringify(file)).length / 1000;
  const start = process.cpuUsage();
  const search = await createSiteSearch(file);
  const indexing = process.cpuUsage(start).user / 1000;
  for (const query of typed.slice(0, 100)) search.find(query);
  const times = typed.map((query) => timeOf(() => search.find(query))).toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(
    `${file.episodes.length} episodes: ${size.toFixed(1)} kB (brotli), indexed in ${indexing.toFixed(0)} ms, ` +
      `a key ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(0.99)} ms (99 %)`,
  );
  expect(size).toBeLessThan(kilobytes);
  expect(Number(at(0.95))).toBeLessThan(16);
});

/** A search file of so many episodes, put together from the titles, tags, chapters and descriptions of the real ones. */
function generateSearchFile(real: SearchFile, count: number): SearchFile {
  const { episodes } = real;
  const labels = episodes.flatMap(({ chapters }) => chapters.map(({ label }) => label));
  const pick = <Item>(items: readonly Item[], at: number): Item => {
    const item = items[at % items.length];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  return {
    ...real,
    episodes: Array.from({ length: count }, (_, at) => ({
      slug: `guest-${at}`,
      number: at + 1,
      title: pick(episodes, at * 7).title.replace(/#\d+/, `#${at + 1}`),
      guest: pick(episodes, at * 7).guest,
      tags: pick(episodes, at * 11 + 3).tags,
      description: pick(episodes, at * 5 + 1).description,
      chapters: Array.from({ length: 20 }, (_chapter, place) => ({
        seconds: place * 300 + ((at * place * 17) % 290),
        label: pick(labels, at * 31 + place * 57 + ((at * place) % 101)),
      })),
    })),
  };
}
