import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { listSearchFile } from "#app/publish/search-file.server.ts";
import { createSiteSearch } from "#app/search/site-search.ts";
import { queries } from "#tests/unit/search/queries.ts";
import { quantile } from "./statistics.ts";

/** Every seventh prefix of the queries in queries.ts, a sample of all lengths. */
const typed = queries
  .flatMap(([query]) => Array.from(query, (_, at) => query.slice(0, at + 1)))
  .filter((_, at) => at % 7 === 0);

/** CPU time in milliseconds, which excludes the machine's other work. */
function timeOf(action: () => unknown): number {
  const start = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test("the search file is smaller than 60 kB, and a search takes less than a frame", async () => {
  const file = await listSearchFile();
  const size = brotliCompressSync(JSON.stringify(file)).length / 1000;
  const start = process.cpuUsage();
  const search = createSiteSearch(file);
  const indexing = process.cpuUsage(start).user / 1000;
  for (const query of typed.slice(0, 100)) search.find(query);
  const times = typed.map((query) => timeOf(() => search.find(query)));
  const at = (share: number) => quantile(times, share).toFixed(1);
  console.log(
    `${file.episodes.length} episodes: ${size.toFixed(1)} kB (brotli), indexed in ${indexing.toFixed(0)} ms, ` +
      `a key ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(0.99)} ms (99 %)`,
  );
  expect(size).toBeLessThan(60);
  expect(quantile(times, 0.95)).toBeLessThan(16);
});
