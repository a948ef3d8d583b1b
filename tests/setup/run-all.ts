/**
 * `npm test`: types, lint, format, unit tests, build, end-to-end tests. Goes on after a failure, so that one run tells
 * everything. The last line adds up the tests of the real runners; a step that is no test counts when it fails.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

import { findOrInstallChromium } from "./chromium.ts";

type Count = { passed: number; failed: number };
type Spec = { title: string; file: string; line: number; tests: { status: string }[] };
type Suite = { suites?: Suite[]; specs: Spec[] };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number }; suites: Suite[] };

const reports = "tests/e2e/results";
const unitReport = `${reports}/unit.json`;
const e2eReport = `${reports}/e2e.json`;

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const counts: Count[] = [
  step("types", "npm", ["run", "--silent", "test:types"]),
  step("lint", "npm", ["run", "--silent", "test:lint"]),
  step("format", "npm", ["run", "--silent", "test:format"]),
  step(
    "unit tests",
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
    readVitest,
  ),
  step("build", "npm", ["run", "--silent", "build"]),
  chromiumStep(),
  step("end-to-end tests", "npm", ["run", "--silent", "test:e2e"], readPlaywright),
];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

function step(name: string, command: string, args: readonly string[], read?: () => Count): Count {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: process.env });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = read ? readOr(read) : { passed: 0, failed: 0 };
  // A runner that dies without a failing test has failed all the same.
  const total = status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  console.log(`== ${name}: ${total.failed === 0 ? "ok" : "FAILED"} in ${seconds} s`);
  return total;
}

function chromiumStep(): Count {
  try {
    process.env["CHROMIUM_PATH"] = findOrInstallChromium();
    return { passed: 0, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
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
  const { stats, suites } = JSON.parse(readFileSync(e2eReport, "utf8")) as PlaywrightReport;
  const late = suites.flatMap(specsOf).filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  if (late.length > 0) console.log(`${late.length} passed on the second try only:`);
  for (const { title, file, line } of late) console.log(`  ${file}:${line} ${title}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

function specsOf({ suites = [], specs }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
