import { defineConfig } from "playwright/test";
import browserTests from "../e2e/playwright.config.ts";

/** Tests the site on real hosts: `npm run test:hosts`. The tests start each host themselves. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../e2e/results/hosts",
  reporter: "list",
  projects: browserTests.projects?.filter(({ name }) => name === "desktop"),
  webServer: undefined,
});
