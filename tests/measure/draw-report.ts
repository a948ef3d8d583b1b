import type { BuildFigures } from "./measure-build.ts";

const bar = { height: 14, gap: 12, left: 210, width: 420 } as const;
const total = 760;
const top = 44;

/** Milliseconds at the right edge: Lighthouse's limit for a good largest contentful paint. */
const edge = 2500;

/** Draws an SVG for the README: first paint (dark), largest paint (light) and score of each page. */
export function drawReport({ pages }: BuildFigures): string {
  const step = bar.height + bar.gap;
  const height = top + pages.length * step + 12;
  const rows = pages.map(({ path, fcp, lcp, performance }, index) => {
    const y = top + index * step;
    const length = (time: number) => Math.round((Math.min(time, edge) / edge) * bar.width);
    return [
      `<text x="${bar.left - 12}" y="${y + 11}" text-anchor="end">${shorten(path)}</text>`,
      `<rect x="${bar.left}" y="${y}" width="${length(lcp)}" height="${bar.height}" fill="#7fd6b8"/>`,
      `<rect x="${bar.left}" y="${y}" width="${length(fcp)}" height="${bar.height}" fill="#0f7a5c"/>`,
      `<text x="${bar.left + bar.width + 12}" y="${y + 11}">${seconds(fcp)} / ${seconds(lcp)} s · ${performance}</text>`,
    ].join("");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${height}" width="${total}" height="${height}" font-family="monospace" font-size="12" fill="#334155">`,
    `<title>First and largest paint and Lighthouse's performance score on a slow phone, by page</title>`,
    `<rect width="${total}" height="${height}" rx="8" fill="#ffffff"/>`,
    `<text x="${bar.left}" y="26" font-weight="bold">first paint / largest paint · Lighthouse mobile</text>`,
    ...rows,
    "</svg>\n",
  ].join("\n");
}

function shorten(path: string): string {
  return path.length > 26 ? `${path.slice(0, 25)}…` : path;
}

function seconds(time: number): string {
  return (time / 1000).toFixed(1);
}
