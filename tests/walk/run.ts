/** `npm run walk -- --seed N --minutes M`: visits the built site in a restless way and tells what it finds. */
import { parseArgs } from "node:util";

import { chromium } from "playwright";

import { findChromium } from "../setup/chromium.ts";
import { walk } from "./walk.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    minutes: { type: "string", default: "5" },
    port: { type: "string", default: "4990" },
  },
});

const minutes = Number(values.minutes);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const options = { browser, port: Number(values.port), seed: Number(values.seed), duration: minutes * 60_000 };
const { findings, stepCount } = await walk(options, ({ seed, report }) => console.log(`\nseed ${seed}: ${report}\n`));
await browser.close();
console.log(`${stepCount} steps in ${minutes} minutes, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
