import type { Browser, Page } from "playwright";

/** What a page does by itself until it is idle: calls of functions, and its longest tasks on a processor slowed 4×. */
export type Hydration = { calls: number; longestTask: number; blocking: number };

/** Milliseconds without a new long task after which a loaded page counts as idle. */
const quietMs = 1000;

export async function measureHydration(browser: Browser, address: string): Promise<Hydration> {
  return { calls: await countCalls(browser, address), ...(await timeTasks(browser, address)) };
}

/** Counted by the engine itself, so nearly the same on every machine. */
async function countCalls(browser: Browser, address: string): Promise<number> {
  const page = await openQuietPage(browser);
  const session = await page.context().newCDPSession(page);
  await session.send("Profiler.enable");
  await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await page.goto(address, { waitUntil: "networkidle" });
  await untilIdle(page);
  const { result } = await session.send("Profiler.takePreciseCoverage");
  await page.context().close();
  return result
    .filter(({ url }) => url.startsWith("https://"))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}

async function timeTasks(browser: Browser, address: string): Promise<Omit<Hydration, "calls">> {
  const page = await openQuietPage(browser);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address, { waitUntil: "networkidle" });
  await untilIdle(page);
  const tasks = await page.evaluate(
    (quiet) =>
      new Promise<number[]>((resolve) => {
        const durations: number[] = [];
        let timer = setTimeout(() => resolve(durations), quiet);
        new PerformanceObserver((list) => {
          durations.push(...list.getEntries().map(({ duration }) => duration));
          clearTimeout(timer);
          timer = setTimeout(() => resolve(durations), quiet);
        }).observe({ type: "longtask", buffered: true });
      }),
    quietMs,
  );
  await page.context().close();
  const blocking = tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  return { longestTask: Math.round(Math.max(0, ...tasks)), blocking: Math.round(blocking) };
}

/** Until React has made the page its own, which a busy machine does late, and has nothing more to do. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}

/** Reduced motion: what is drawn for ever would be counted for ever. */
async function openQuietPage(browser: Browser) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    reducedMotion: "reduce",
    viewport: { width: 412, height: 823 },
  });
  return context.newPage();
}
