import type { Browser, Page } from "playwright";
import { isHydrated } from "../e2e/in-page.ts";

/** A page's work until it is idle: function calls, longest task, and total blocking time over 50 ms, in milliseconds. */
export type Hydration = { calls: number; longestTask: number; blocking: number };

/** The assumed slowdown of a phone against this machine. */
const slowness = 4;

export async function measureHydration(browser: Browser, address: string): Promise<Hydration> {
  return { calls: await countCalls(browser, address), ...(await timeTasks(browser, address)) };
}

/** Counts function calls until the page is idle. The engine counts them, so they barely depend on the machine. */
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
 * Measures tasks by the main thread's CPU time, multiplied by `slowness`. Unlike the clock or a throttled processor, CPU
 * time does not depend on the machine's other work.
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

/** Waits until React has hydrated the page and the page is idle. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}

/** Opens a page with reduced motion, because endless animations would count. */
function openQuietPage(browser: Browser): Promise<Page> {
  const viewport = { width: 412, height: 823 };
  return browser.newPage({ ignoreHTTPSErrors: true, reducedMotion: "reduce", viewport });
}
