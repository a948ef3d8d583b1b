import type { Browser } from "playwright";
import { kindsAmong, pagesOf } from "../e2e/pages.ts";
import { runQuietly } from "../setup/steps.ts";
import { type Hydration, measureHydration } from "./hydration.ts";
import { type InteractionTimes, measureInteractions } from "./interactions.ts";
import { type LighthouseFigures, runLighthouse } from "./lighthouse.ts";
import { serveHttp2 } from "./serve-http2.ts";
import { weighPage, type Weight } from "./weigh.ts";

export type PageFigures = { path: string } & Weight & LighthouseFigures & Hydration;

export type BuildFigures = { folder: string; pages: PageFigures[]; interactions: InteractionTimes };

type Options = {
  browser: Browser;
  /** Number of Lighthouse runs per page. */
  runs: number;
  /** The pages to measure. If empty, measures one page of each kind. */
  only: readonly string[];
};

/** Measures a finished build, page by page. */
export async function measureBuild(folder: string, options: Options): Promise<BuildFigures> {
  const { browser, runs, only } = options;
  const { address, close } = await serveHttp2(folder);
  const pages: PageFigures[] = [];
  for (const path of only.length > 0 ? only : kindsAmong(pagesOf(folder))) {
    const { text: _text, ...weight } = weighPage(path, folder);
    const hydration = await measureHydration(browser, address + path);
    pages.push({ path, ...weight, ...hydration, ...(await runLighthouse(address + path, runs)) });
  }
  const interactions = await measureInteractions(browser, address);
  close();
  return { folder, pages, interactions };
}

/** Builds the project in a folder and returns the duration in seconds. */
export async function timeBuild(project = "."): Promise<number> {
  const start = performance.now();
  const { ok, output } = await runQuietly("npm", ["--prefix", project, "run", "--silent", "--ignore-scripts", "build"]);
  if (!ok) throw new Error(output);
  return (performance.now() - start) / 1000;
}
