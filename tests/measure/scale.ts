import type { Browser } from "playwright";
import { measureInteractions } from "./interactions.ts";
import { timeBuild } from "./measure-build.ts";
import { serveHttp2 } from "./serve-http2.ts";
import { weighPage } from "./weigh.ts";

const folder = "build-scale";
const lists = ["/", "/episodes", "/guests", "/quizzes", "/memes", "/wrapped", "/quizzes/review", "/topics/ai"];

/**
 * How the site bears a hundred times as much content (tests/measure/generated-content.ts), as people read it in a terminal:
 * builds, the pages that hold lists, and interactions. Takes a quarter of an hour.
 */
export async function measureScale(browser: Browser, onProgress: (what: string) => void): Promise<string> {
  onProgress("as it is");
  // The first one draws what is not drawn.
  await timeBuild();
  const real = await timeBuild();
  const generated = { GROWTH: new URL("generated-content.ts", import.meta.url).href, BUILD_FOLDER: folder };
  onProgress("2,400 episodes, with pictures");
  const drawing = await timeBuild(generated);
  onProgress("2,400 episodes again");
  const drawn = await timeBuild(generated);
  onProgress("interactions");
  const { address, close } = await serveHttp2(`${folder}/client`);
  const interactions = await measureInteractions(browser, address);
  close();
  const times = (long: number) => `${long.toFixed(0)} s (${(long / real).toFixed(1)} ×)`;
  return [
    "\n2,400 episodes, 2,000 guests, 6,000 quizzes, 5,000 memes",
    `build: ${real.toFixed(0)} s as it is, ${times(drawn)}, ${times(drawing)} when all shared pictures must be drawn`,
    ...lists.map((path) => `${path}: ${(weighPage(path, `${folder}/client`).html / 1000).toFixed(1)} kB of HTML`),
    "to the next paint, 95th percentile, processor slowed 4×",
    ...Object.entries(interactions).map(([name, time]) => `${name}: ${Math.round(time)} ms`),
  ].join("\n");
}
