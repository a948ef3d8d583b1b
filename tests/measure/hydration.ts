import type { Browser, Page } from "playwright";
import { isHydrated } from "../e2e/in-page.ts";

/** What a page does by itself until it is idle: calls of functions, and its longest task and what is over 50 ms of all, in ms. */
export type Hydration = { calls: number; longestTask: number; blocking: number };

/** How many times slower than this machine a visitor's phone is taken to be. */
const slowness = 4;

export async function measureHydration(browser: Browser, address: string): Promise<Hydration> {
  return { calls: await countCalls(browser, address), ...(await timeTasks(browser, address)) };
}

/** Calls of functions until the page is idle: counted by the engine itself, so nearly the same on every machine. */
async function countCalls(browser: Browser, address: string): Promise<number> {
  const page = await openQuietPage(browser);
  const session = await page.context().newCDPSession(page);
  await session.send("Profiler.enable");
  await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await page.goto(address, { waitUntil: "networkidle" });
  await untilIdle(page);
  const { result } = await session.send("Profiler.takePreciseCoverage");
  await page.close();
  return result
    .filter(({ url }) => url.startsWith("http"))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}

type TraceEvent = { name: string; ph: string; tid: number; tdur?: number };

/**
 * By the time that the processor gave to the page's main thread, four times over: unlike the clock, and unlike a slowed
 * processor, that does not depend on what else the machine does.
 */
async function timeTasks(browser: Browser, address: string): Promise<Omit<Hydration, "calls">> {
  const page = await openQuietPage(browser);
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "v8"] });
  await page.goto(address, { waitUntil: "networkidle" });
  await untilIdle(page);
  const trace = await browser.stopTracing();
  await page.close();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = traceEvents.find(({ name }) => name === "v8.evaluateModule")?.tid;
  const tasks = traceEvents
    .filter(({ ph, tid, name }) => ph === "X" && tid === thread && name === "ThreadControllerImpl::RunTask")
    .map(({ tdur = 0 }) => (tdur / 1000) * slowness);
  const blocking = tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  return { longestTask: Math.round(Math.max(0, ...tasks)), blocking: Math.round(blocking) };
}

/** Until React has made the page its own, which a busy machine does late, and has nothing more to do. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}

/** Reduced motion: what is drawn for ever would be counted for ever. */
function openQuietPage(browser: Browser): Promise<Page> {
  const viewport = { width: 412, height: 823 };
  return browser.newPage({ ignoreHTTPSErrors: true, reducedMotion: "reduce", viewport });
}
