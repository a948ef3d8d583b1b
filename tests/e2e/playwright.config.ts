import { defineConfig, devices } from "playwright/test";
import { findChromium } from "../setup/chromium.ts";

const port = Number(process.env["E2E_PORT"] ?? 4179);

export default defineConfig({
  testDir: ".",
  outputDir: "results/artifacts",
  reporter: [["list"], ["json", { outputFile: "results/e2e.json" }]],
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // A busy machine may be late once; what fails twice is broken. `npm test` counts what was late.
  retries: process.env["CI"] ? 1 : 0,
  // One more than the two cores that are counted on: a test waits for a tenth of its time.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000, toPass: { intervals: [100] } },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "ka-GE",
    timezoneId: "Asia/Tbilisi",
    // offline.spec.ts is about them; everywhere else the network is to be the network.
    serviceWorkers: "block",
    // To trace every test costs a sixth of the time; `--trace on` does it for the one that matters.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  // What does not depend on the device runs on one. Tests tagged @everywhere run on both, those tagged @phone on phones.
  // The longest come first.
  projects: [
    { name: "random walk", testDir: "../walk", use: devices["Desktop Chrome"] },
    { name: "other engines", testDir: "../engines", grep: /Firefox.*@quick/ },
    {
      name: "desktop",
      grepInvert: /@phone/,
      // Animations cost a fifth of the time. Phones, the random walk and Firefox have them, and tests of what moves.
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1440, height: 900 },
        colorScheme: "light",
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    {
      name: "phone",
      grep: /@phone|@everywhere/,
      // A phone's own pixels, 2.6 to each of CSS, cost a quarter of the time to paint, and no test is about them.
      use: { ...devices["Pixel 7"], deviceScaleFactor: 1, viewport: { width: 390, height: 844 }, colorScheme: "dark" },
    },
    { name: "strict host", testDir: "../hosts", grep: /GitHub/, use: devices["Desktop Chrome"] },
  ],
  // No header of ours, and an address for each page: what works here works on every host.
  webServer: {
    command: `node tests/hosts/github-pages.ts build/client ${port}`,
    cwd: "../..",
    url: `http://localhost:${port}/`,
    // What listens there already may serve another build.
    reuseExistingServer: false,
  },
});
