import { defineConfig, devices } from "playwright/test";
import { findChromium } from "../setup/chromium.ts";

const port = Number(process.env["E2E_PORT"] ?? 4179);

const launchOptions = {
  executablePath: findChromium(),
  args: [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

/** Other browsers run only the journeys, and only on request (tests/README.md). */
const otherBrowsers = [
  { name: "firefox", testMatch: "journeys.spec.ts", use: devices["Desktop Firefox"] },
  { name: "webkit", testMatch: "journeys.spec.ts", use: devices["Desktop Safari"] },
];

export default defineConfig({
  testDir: ".",
  outputDir: "results/artifacts",
  reporter: [[process.env["CI"] ? "dot" : "list"], ["json", { outputFile: "results/e2e.json" }]],
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // Retry once for timing on a busy machine.
  retries: process.env["CI"] ? 1 : 0,
  // One more than the expected two cores, because a test spends a tenth of its time waiting.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000, toPass: { intervals: [100] } },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "ka-GE",
    timezoneId: "Asia/Tbilisi",
    // Only tests of the service worker allow it. Other tests need the real network.
    serviceWorkers: "block",
    // Tracing every test costs a sixth of the time. Use `--trace on` for a single test.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  // Tests run at desktop size. Tests tagged @phone run only at phone size, those tagged @everywhere at both sizes.
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone/,
      // Disable animations, which cost a fifth of the time. They run on phones and in tests of motion.
      use: {
        ...devices["Desktop Chrome"],
        launchOptions,
        viewport: { width: 1440, height: 900 },
        colorScheme: "light",
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    {
      name: "phone",
      grep: /@phone|@everywhere/,
      // A scale factor of 1 saves a quarter of the time, and no test needs the phone's 2.6.
      use: {
        ...devices["Pixel 7"],
        launchOptions,
        deviceScaleFactor: 1,
        viewport: { width: 390, height: 844 },
        colorScheme: "dark",
      },
    },
    ...(process.env["OTHER_BROWSERS"] ? otherBrowsers : []),
  ],
  // The strictest host: it sends no headers of ours and no redirects.
  webServer: {
    command: `node tests/setup/github-pages.ts build/client ${port}`,
    cwd: "../..",
    url: `http://localhost:${port}/`,
    // A server on this port may serve another build.
    reuseExistingServer: false,
  },
});
