/** `npm run walk -- --seed N --minutes M`: walks through the built site at random, and prints the findings. */
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { findOrInstallChromium } from "../setup/chromium.ts";
import { walk } from "./walk.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    minutes: { type: "string", default: "5" },
    port: { type: "string", default: "4990" },
  },
});
const [seed, minutes, port] = [values.seed, values.minutes, values.port].map(Number) as [number, number, number];
if (![seed, minutes, port].every((number) => number > 0))
  throw new Error("--seed, --minutes and --port must be numbers above 0");

const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
console.log(`Walking for ${minutes} minutes, starting at seed ${seed}`);
const { findings, stepCount, lostCount } = await walk({
  browser,
  port,
  seed,
  duration: minutes * 60_000,
  shrinkDuration: 10 * 60_000,
  onFailure: (finding) =>
    console.log(
      `Seed ${finding.seed}. ${finding.report}\nShrinking these steps to the fewest that reproduce the finding`,
    ),
  onFinding: (finding) => console.log(`\nSeed ${finding.seed}. ${finding.report}\n`),
});
await browser.close();
console.log(
  `${stepCount} steps, ${findings.length} findings, ${lostCount} visits given up: the browser had lost the page`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
