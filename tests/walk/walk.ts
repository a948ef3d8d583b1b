import fc from "fast-check";
import type { Browser } from "playwright";
import { Memory } from "./invariants.ts";
import { Site } from "./site.ts";
import { steps } from "./steps.ts";
import { withTimeLimit } from "./time-limit.ts";
import { Visitor } from "./visitor.ts";

/** The most steps of one visit: a long one takes minutes to shrink. */
const maxSteps = 40;

type Options = {
  browser: Browser;
  /** Where the site is served meanwhile. */
  port: number;
  /** The first visit's; each further one has the next. */
  seed: number;
  /** Milliseconds after which no further step is taken. */
  duration: number;
  /** Milliseconds that shrinking a finding may take. */
  shrinkDuration: number;
  /** Hears of a visit that failed, before its steps are shrunk. */
  onFailure?: (finding: Finding) => void;
  onFinding?: (finding: Finding) => void;
};

/** What was found: how to see it again, and the shortest list of steps that shows it with what is wrong after them. */
export type Finding = { seed: number; report: string };

/**
 * Walks through the built site at random, one visit after the other, and checks after every step what must always hold.
 * Resolves with what was found, how many steps were taken, those of shrinking included, and how many visits were given up
 * because the browser had lost the page.
 */
export async function walk(options: Options): Promise<{ findings: Finding[]; stepCount: number; lostCount: number }> {
  const { browser, port, seed, duration, shrinkDuration, onFailure, onFinding } = options;
  const site = await Site.start(port);
  const endsAt = Date.now() + duration;
  const findings: Finding[] = [];
  let stepCount = 0;
  let lostCount = 0;
  for (let visit = seed; Date.now() < endsAt; visit += 1) {
    let report = "";
    let shrinkUntil = Infinity;
    const hasWorker = visit % 2 === 0;
    const property = fc.asyncProperty(fc.commands(steps, { maxCommands: maxSteps, size: "max" }), async (commands) => {
      if (Date.now() > shrinkUntil) return;
      // What is found is shrunk whatever the time.
      const memory = new Memory(report ? Infinity : endsAt);
      let visitor: Visitor | undefined;
      try {
        const real = await withTimeLimit(Visitor.arrive(browser, site, hasWorker, visit), "arriving");
        visitor = real;
        await fc.asyncModelRun(() => ({ model: memory, real }), commands);
        await withTimeLimit(visitor.leave(), "leaving");
      } catch (error) {
        if (visitor && (await visitor.isLost(browser))) {
          lostCount += 1;
          await withTimeLimit(visitor.leave(), "leaving").catch(() => undefined);
          return;
        }
        const lines = [`${hasWorker ? "With" : "Without"} the service worker:`, ...(visitor?.log ?? []), String(error)];
        if (!report) {
          shrinkUntil = Date.now() + shrinkDuration;
          onFailure?.({ seed: visit, report: lines.join("\n") });
        }
        report = lines.join("\n");
        if (visitor) await withTimeLimit(visitor.leave(), "leaving").catch(() => undefined);
        throw error;
      } finally {
        stepCount += memory.stepCount;
      }
    });
    const { failed } = await fc.check(property, { seed: visit, numRuns: 1, unbiased: true });
    if (!failed || !report) continue;
    if (!browser.isConnected()) throw new Error(`The browser has ended in the visit of seed ${visit}`);
    findings.push({ seed: visit, report });
    onFinding?.({ seed: visit, report });
  }
  site.stop();
  return { findings, stepCount, lostCount };
}
