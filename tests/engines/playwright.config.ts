import { defineConfig } from "playwright/test";

/** Tests the site in every installed engine: `npm run test:engines`. */
export default defineConfig({
  testDir: ".",
  outputDir: "../e2e/results/engines",
  reporter: "list",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
});
