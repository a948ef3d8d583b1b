import type { Browser } from "playwright";
import { runQuietly } from "#app/build/steps.ts";
import { type InteractionTimes, measureInteractions } from "./interactions.ts";
import { serveHttp2 } from "./serve-http2.ts";
import { weighPage } from "./weigh.ts";

/** How the site bears a hundred times as much content (tests/measure/generated-content.ts). */
type ScaleFigures = {
  /** Seconds of a build as it is and of one with the generated content, with shared pictures drawn already and not. */
  seconds: { real: number; drawing: number; drawn: number };
  /** Compressed bytes of the pages that hold lists. */
  html: Record<string, number>;
  interactions: InteractionTimes;
};

const folder = "build-scale";
const lists = ["/", "/episodes", "/guests", "/quizzes", "/memes", "/wrapped", "/quizzes/review", "/topics/ai"];

/** Builds the site with and without the generated content, and measures the large one. Takes a quarter of an hour. */
export async function measureScale(browser: Browser, onProgress: (what: string) => void): Promise<ScaleFigures> {
  onProgress("as it is");
  // The first one draws what is not drawn.
  await build({});
  const real = await build({});
  const generated = { GROWTH: new URL("generated-content.ts", import.meta.url).href, BUILD_FOLDER: folder };
  onProgress("2,400 episodes, with pictures");
  const drawing = await build(generated);
  onProgress("2,400 episodes again");
  const drawn = await build(generated);
  onProgress("interactions");
  const html = Object.fromEntries(lists.map((path) => [path, weighPage(path, `${folder}/client`).html]));
  const { address, close } = await serveHttp2(`${folder}/client`);
  const interactions = await measureInteractions(browser, address);
  close();
  return { seconds: { real, drawing, drawn }, html, interactions };
}

/** The figures as people read them in a terminal. */
export function printableScale({ seconds, html, interactions }: ScaleFigures): string {
  const { real, drawing, drawn } = seconds;
  const times = (long: number) => `${long.toFixed(0)} s (${(long / real).toFixed(1)} ×)`;
  return [
    "\n2,400 episodes, 2,000 guests, 6,000 quizzes, 5,000 memes",
    `build: ${real.toFixed(0)} s as it is, ${times(drawn)}, ${times(drawing)} when all shared pictures must be drawn`,
    ...Object.entries(html).map(([path, bytes]) => `${path}: ${(bytes / 1000).toFixed(1)} kB of HTML`),
    "to the next paint, 95th percentile, processor slowed 4×",
    ...Object.entries(interactions).map(([name, time]) => `${name}: ${Math.round(time)} ms`),
  ].join("\n");
}

/** Builds with these settings, which must succeed, and tells in how many seconds. */
async function build(settings: Readonly<Record<string, string>>): Promise<number> {
  const start = performance.now();
  const values = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const { ok, output } = await runQuietly("env", [...values, "npm", "run", "--silent", "build"]);
  if (!ok) throw new Error(output);
  return (performance.now() - start) / 1000;
}
