import fc from "fast-check";
import type { Browser } from "playwright";

import { Memory } from "./invariants.ts";
import { steps } from "./steps.ts";
import { Site, Visitor } from "./visitor.ts";

/** The most steps of one visit. */
const maxCommands = 60;

/** Milliseconds that shrinking one finding may take. */
const shrinkMs = 5 * 60_000;

type Options = {
  browser: Browser;
  port: number;
  /** The first visit's; each further visit has the next. */
  seed: number;
  /** Milliseconds after which no further step is taken. */
  duration: number;
};

/** What was found: how to see it again, the shortest list of steps that shows it, and what is wrong after them. */
export type Finding = { seed: number; report: string };

/**
 * Visits the built site in a restless way, one visit after the other, and checks after every step what must hold. Resolves
 * with what was found and how many steps were taken.
 */
export async function walk({ browser, port, seed, duration }: Options, onFinding: (finding: Finding) => void) {
  const endsAt = Date.now() + duration;
  const site = await Site.start(port);
  let stepCount = 0;
  const findings: Finding[] = [];
  for (let visit = seed; Date.now() < endsAt; visit += 1) {
    let isShrinking = false;
    let last = "";
    const property = fc.asyncProperty(
      fc.boolean(),
      fc.commands(steps, { maxCommands, size: "max" }),
      async (withWorker, commands) => {
        const visitor = await Visitor.arrive(browser, site, withWorker);
        const memory = new Memory(isShrinking ? Infinity : endsAt);
        try {
          await fc.asyncModelRun(() => ({ model: memory, real: visitor }), commands);
        } catch (error) {
          isShrinking = true;
          last = `${withWorker ? "with" : "without"} the service worker\n${visitor.log.join("\n")}\n${error instanceof Error ? error.stack : error}`;
          throw error;
        } finally {
          stepCount += memory.stepCount;
          await visitor.leave();
        }
      },
    );
    const { failed, counterexample } = await fc.check(property, {
      seed: visit,
      numRuns: 1,
      unbiased: true,
      interruptAfterTimeLimit: endsAt - Date.now() + shrinkMs,
    });
    if (!failed) continue;
    const finding = { seed: visit, report: `${last}\n${String(counterexample)}` };
    findings.push(finding);
    onFinding(finding);
  }
  site.stop();
  return { findings, stepCount };
}
