import type { BuildFigures, PageFigures } from "./measure-build.ts";

export type Report = {
  measured: string;
  runs: number;
  buildSeconds?: number;
  builds: BuildFigures[];
};

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const columns: readonly [title: string, show: (page: PageFigures) => string | number][] = [
  ["html kB", ({ html }) => kilobytes(html)],
  ["js kB", ({ scripts }) => kilobytes(scripts)],
  ["files", ({ scriptFiles }) => scriptFiles],
  ["fonts kB", ({ fonts }) => kilobytes(fonts)],
  [
    "perf/a11y/bp/seo",
    ({ performance, accessibility, practices, seo }) => [performance, accessibility, practices, seo].join("/"),
  ],
  ["FCP", ({ fcp }) => fcp],
  ["LCP", ({ lcp }) => lcp],
  ["TBT", ({ tbt }) => tbt],
  ["CLS", ({ cls }) => cls],
  ["longest task", ({ longestTask }) => longestTask],
  ["blocking", ({ blocking }) => blocking],
  ["calls", ({ calls }) => calls],
];

/** Formats the report for a terminal. Times are in milliseconds. */
export function printable({ buildSeconds, builds }: Report): string {
  const parts = builds.map(({ folder, pages, interactions }) =>
    [
      `\n${folder} (times in ms; task, blocking: processor time × 4)`,
      ...table([
        ["page", ...columns.map(([title]) => title)],
        ...pages.map((page) => [page.path, ...columns.map(([, show]) => String(show(page)))]),
      ]),
      "\nto the next paint, 95th percentile, processor slowed 4×",
      ...table(Object.entries(interactions).map(([name, time]) => [name, `${Math.round(time)} ms`])),
    ].join("\n"),
  );
  if (buildSeconds !== undefined) parts.push(`\nbuild: ${buildSeconds.toFixed(1)} s`);
  return parts.join("\n");
}

/** Formats rows as lines, with the first column left-aligned and the others right-aligned. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
}
