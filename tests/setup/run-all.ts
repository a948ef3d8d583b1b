/**
 * `npm test`: runs lint, format and unit tests on half of the cores, in parallel with build and types, then the end-to-end tests.
 * Prints one line per step, and the output of a tool only if it fails. Continues after a failure, so that one run reports all.
 * The last line adds up the tests; a step without tests counts only if it fails.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { engines } from "../engines/engines.ts";
import { findOrInstallChromium } from "./chromium.ts";
import { beginStep, runQuietly } from "./steps.ts";

type Count = { passed: number; failed: number; flaky?: number };

const reports = "tests/e2e/results";
const unitReport = `${reports}/unit.json`;
const e2eReport = `${reports}/e2e.json`;

/** The mark of a passed test or test file. The report of a failure leaves these lines out. */
const passedLine = /^\s*[✓✔]/;

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const reporters = `--reporter=default --reporter=json --outputFile.json=${unitReport}`;

async function testCode(): Promise<Count[]> {
  return [
    await step("lint", "npm run --silent test:lint"),
    await step("format", "npm run --silent test:format"),
    await step("unit tests", `vitest run --maxWorkers=50% ${reporters}`, readVitest),
  ];
}

async function buildAndCheckTypes(): Promise<Count[]> {
  return [
    await chromiumStep(),
    await firefoxStep(),
    await step("build", "npm run --silent build"),
    await step("types", "npm run --silent test:types"),
  ];
}

const counts: Count[] = [
  ...(await Promise.all([testCode(), buildAndCheckTypes()])).flat(),
  await step("end-to-end tests", "npm run --silent test:e2e", readPlaywright),
];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

function hasPassed(line: string): boolean {
  return passedLine.test(stripVTControlCharacters(line));
}

/** Runs a command. `read` counts its tests. */
async function step(name: string, command: string, read?: () => Count): Promise<Count> {
  const line = beginStep(name);
  const [program = "", ...args] = command.split(" ");
  const { ok, output } = await runQuietly(program, args);
  const count = read ? readOr(read) : { passed: 0, failed: 0 };
  // Count a crash of the runner as a failed test.
  const total = !ok && count.failed === 0 ? { ...count, failed: 1 } : count;
  if (total.failed === 0) {
    line.done(read ? describe(total) : "");
    return total;
  }
  line.fail(describe(total));
  const lines = output.split("\n").filter((text) => !hasPassed(text));
  console.log(`\n${lines.join("\n").trim()}\n`);
  return total;
}

async function chromiumStep(): Promise<Count> {
  const line = beginStep("Chromium");
  try {
    const path = await findOrInstallChromium();
    process.env["CHROMIUM_PATH"] = path;
    line.done(path);
    return { passed: 0, failed: 0 };
  } catch (error) {
    line.fail();
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** Prints whether the tests for Firefox run. They need an installed Firefox. */
async function firefoxStep(): Promise<Count> {
  const firefox = engines.find(({ name }) => name === "Firefox");
  const missing = `not on this machine, its tests are skipped: ${firefox?.install}`;
  beginStep("Firefox").done(firefox?.findDriver()?.path ?? missing);
  return { passed: 0, failed: 0 };
}

function describe({ passed: good, failed: bad, flaky = 0 }: Count): string {
  const parts = [`${good} passed`, bad > 0 && `${bad} failed`, flaky > 0 && `${flaky} of them only on the second try`];
  return parts.filter(Boolean).join(", ");
}

function readOr(read: () => Count): Count {
  try {
    return read();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function readVitest(): Count {
  const report = JSON.parse(readFileSync(unitReport, "utf8")) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function readPlaywright(): Count {
  const { stats } = JSON.parse(readFileSync(e2eReport, "utf8")) as {
    stats: { expected: number; flaky: number; unexpected: number };
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky };
}
