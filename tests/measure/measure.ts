/**
 * `npm run measure`: builds the site, serves it over HTTP/2 and measures one page of each kind on a simulated slow phone.
 * `npm run measure -- build/client other/client` compares finished builds. `--runs 1` is quick (default: the median of 5).
 * `--page /episodes` measures only that page and may be repeated. `--scale` measures a copy of the project with twelve
 * times the content. Writes report.json to `--out` (default: .cache/measure).
 */
import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { findOrInstallChromium } from "../setup/chromium.ts";
import { beginStep, runQuietly } from "../setup/steps.ts";
import { installLighthouse } from "./lighthouse.ts";
import { type BuildFigures, measureBuild, timeBuild } from "./measure-build.ts";
import { printable, type Report } from "./report.ts";
import { measureScale } from "./scale.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    page: { type: "string", multiple: true, default: [] },
    scale: { type: "boolean", default: false },
    out: { type: "string", default: ".cache/measure" },
  },
});
const runs = Number(values.runs);

const [executablePath] = await step("tools", async () => {
  await installLighthouse();
  return [await findOrInstallChromium()];
});
process.env["CHROMIUM_PATH"] = executablePath;

const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
if (values.scale) {
  console.log(await step("scale", () => measureScale(browser)));
  await browser.close();
  process.exit();
}

const buildSeconds = positionals.length > 0 ? undefined : await step("build", () => timeBuild());
const builds: BuildFigures[] = [];
for (const folder of positionals.length > 0 ? positionals : ["build/client"]) {
  builds.push(await step("pages", () => measureBuild(folder, { browser, runs, only: values.page })));
}
await browser.close();

const report: Report = { measured: new Date().toISOString(), runs, buildSeconds, builds };
await mkdir(values.out, { recursive: true });
await writeFile(`${values.out}/report.json`, `${JSON.stringify(report, undefined, 2)}\n`);
console.log(printable(report));

if (values.page.length === 0) {
  const search = await runQuietly("vitest", ["run", "--config", "tests/measure/vitest.config.ts"]);
  console.log(`\nsearch\n${search.output}`);
}

async function step<Result>(name: string, work: () => Promise<Result>) {
  const line = beginStep(name);
  try {
    const result = await work();
    line.done();
    return result;
  } catch (error) {
    line.fail();
    throw error;
  }
}
