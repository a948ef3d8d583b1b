import type { BuildFigures, PageFigures } from "./measure-build.ts";

export type Report = {
  measured: string;
  runs: number;
  emptyCalls: number;
  buildSeconds?: number;
  builds: BuildFigures[];
};

type Column = { title: string; show: (page: PageFigures) => string };

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const columns: readonly Column[] = [
  { title: "html kB", show: ({ html }) => kilobytes(html) },
  { title: "js kB", show: ({ scripts }) => kilobytes(scripts) },
  { title: "files", show: ({ scriptFiles }) => String(scriptFiles) },
  { title: "fonts kB", show: ({ fonts }) => kilobytes(fonts) },
  {
    title: "perf/a11y/bp/seo",
    show: ({ performance, accessibility, practices, seo }) => [performance, accessibility, practices, seo].join("/"),
  },
  { title: "FCP", show: ({ fcp }) => String(fcp) },
  { title: "LCP", show: ({ lcp }) => String(lcp) },
  { title: "TBT", show: ({ tbt }) => String(tbt) },
  { title: "CLS", show: ({ cls }) => String(cls) },
  { title: "longest task", show: ({ longestTask }) => String(longestTask) },
  { title: "blocking", show: ({ blocking }) => String(blocking) },
  { title: "calls", show: ({ calls }) => String(calls) },
];

/** The report as people read it in a terminal. Times are milliseconds. */
export function printable({ emptyCalls, buildSeconds, builds }: Report): string {
  const parts = builds.map(({ folder, pages, interactions }) =>
    [
      `\n${folder} (times in ms; task, blocking: processor time × 4; an empty page makes ${emptyCalls} calls)`,
      ...table([
        ["page", ...columns.map(({ title }) => title)],
        ...pages.map((page) => [page.path, ...columns.map(({ show }) => show(page))]),
      ]),
      "\nto the next paint, 95th percentile, processor slowed 4×",
      ...table(Object.entries(interactions).map(([name, time]) => [name, `${Math.round(time)} ms`])),
    ].join("\n"),
  );
  if (buildSeconds !== undefined) parts.push(`\nbuild: ${buildSeconds.toFixed(1)} s`);
  return parts.join("\n");
}

/** Rows of words as lines, the first column flush left, the others flush right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
}
