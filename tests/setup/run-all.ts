/**
 * `npm test`: runs all npm scripts that check the project, one after the other. Prints one line per script, and a
 * script's output only if it fails. Continues after a failure. The last line adds up the tests of the runners' reports; a
 * script without tests counts only if it fails.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { findOrInstallChromium } from "./chromium.ts";

type Count = { passed: number; failed: number };

const folder = "tests/e2e/results";
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const unitReport = ["--reporter=json", `--outputFile.json=${folder}/unit.json`];

process.env["CI"] = "1";
const counts = [
  runScript("test:lint"),
  runScript("test:format"),
  runScript("test:types"),
  runScript("test:unit", ["--reporter=minimal", "--silent=passed-only", ...unitReport], countVitest),
  runScript("build"),
  findBrowser() ?? runScript("test:e2e", [], countPlaywright),
];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

/** Runs an npm script. `count` reads its report. A failure without failed tests counts as one. */
function runScript(name: string, args: readonly string[] = [], count?: () => Count): Count {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", name, "--", ...args], {
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const tests = count && status !== null ? count() : { passed: 0, failed: 0 };
  const total = status === 0 || tests.failed > 0 ? tests : { ...tests, failed: 1 };
  const seconds = Math.round((performance.now() - start) / 1000);
  const result = count ? `, ${total.passed} passed, ${total.failed} failed` : "";
  console.log(`${total.failed > 0 ? "✗" : "✓"} ${name}: ${seconds} s${result}`);
  if (total.failed > 0) console.log(`${stdout}${stderr}`.trim());
  return total;
}

/** Returns a failure if there is no Chromium and none can be installed. */
function findBrowser(): Count | undefined {
  try {
    process.env["CHROMIUM_PATH"] = findOrInstallChromium();
    return undefined;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function countVitest(): Count {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>("unit");
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 };
}

function countPlaywright(): Count {
  const stats = readReport<{ stats: Record<"expected" | "flaky" | "unexpected", number> }>("e2e")?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 1 };
}

/** Reads a runner's report. Undefined if the runner has not written it. */
function readReport<Report>(name: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8")) as Report;
  } catch {
    return undefined;
  }
}
