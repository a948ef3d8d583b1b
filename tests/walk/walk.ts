import fc from "fast-check";
import type { Browser } from "playwright";
import { Memory } from "./invariants.ts";
import { Site } from "./site.ts";
import { steps } from "./steps.ts";
import { withTimeLimit } from "./time-limit.ts";
import { Visitor } from "./visitor.ts";

/** Maximum number of steps of one visit. Shrinking a longer one takes minutes. */
const maxSteps = 40;

type Options = {
  browser: Browser;
  /** The port that serves the site. */
  port: number;
  /** The seed of the first visit. Each further visit adds 1. */
  seed: number;
  /** Milliseconds after which the walk takes no further step. */
  duration: number;
  /** Maximum milliseconds for shrinking a finding. */
  shrinkDuration: number;
  /** Called after a failed visit, before its steps are shrunk. */
  onFailure?: (finding: Finding) => void;
  onFinding?: (finding: Finding) => void;
};

/**
 * A finding: the seed that reproduces it, and a report of the violations and of the shortest list of steps that causes
 * them.
 */
export type Finding = { seed: number; report: string };

/**
 * Walks through the built site at random, one visit after the other, and checks the invariants after every step.
 * Resolves with the findings, the number of steps including those of shrinking, and the number of visits given up because
 * the browser had lost the page.
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
      // While shrinking, ignore the end of the walk.
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
    if (!browser.isConnected()) throw new Error(`The browser stopped during the visit with seed ${visit}`);
    findings.push({ seed: visit, report });
    onFinding?.({ seed: visit, report });
  }
  site.stop();
  return { findings, stepCount, lostCount };
}
