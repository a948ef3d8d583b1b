import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../setup/chromium.ts";
import { runQuietly } from "../setup/steps.ts";
import { quantile } from "./statistics.ts";

const version = "13.5.0";

/** Not a dependency, because only measuring needs Lighthouse. */
const folder = `.cache/lighthouse-${version}`;
const program = `${folder}/node_modules/lighthouse/cli/index.js`;

/** Scores up to 100, times in milliseconds, and the layout shift score. */
export type LighthouseFigures = {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
};

type Report = {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
  runtimeError?: { message: string };
};

const chromeFlags = "--headless --no-sandbox --disable-gpu --ignore-certificate-errors";

/** Installs Lighthouse once. Rejects with npm's output if that fails. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(program)) return;
  await mkdir(folder, { recursive: true });
  const args = ["--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts", `lighthouse@${version}`];
  const { ok, output } = await runQuietly("npm", ["install", ...args]);
  if (!ok) throw new Error(`Lighthouse could not be installed:\n${output}`);
}

/** Lighthouse's figures of a page on a slow phone, each the median of `runs`. */
export async function runLighthouse(address: string, runs: number): Promise<LighthouseFigures> {
  const all: LighthouseFigures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await runOnce(address));
  const names = Object.keys(all[0] ?? {}) as (keyof LighthouseFigures)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      quantile(
        all.map((figures) => figures[name]),
        0.5,
      ),
    ]),
  ) as LighthouseFigures;
}

/** Retries if Lighthouse could not record a trace (NO_NAVSTART). */
async function runOnce(address: string, attempts = 3): Promise<LighthouseFigures> {
  const scratch = await mkdtemp(join(tmpdir(), "lighthouse-"));
  const file = join(scratch, "report.json");
  process.env["CHROME_PATH"] = findChromium();
  const args = [program, address, "--quiet", "--output=json", `--output-path=${file}`];
  const { output } = await runQuietly(process.execPath, [...args, `--chrome-flags=${chromeFlags}`]);
  const report = JSON.parse(await readFile(file, "utf8").catch(() => "null")) as Report | null;
  await rm(scratch, { recursive: true, force: true });
  if (report?.runtimeError && attempts > 1) return runOnce(address, attempts - 1);
  if (!report || report.runtimeError) throw new Error(`${address}: ${report?.runtimeError?.message ?? output}`);
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    fcp: Math.round(value("first-contentful-paint")),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Number(value("cumulative-layout-shift").toFixed(3)),
  };
}
