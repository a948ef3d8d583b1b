import { defineConfig } from "playwright/test";
import browserTests from "../e2e/playwright.config.ts";

/** The site on real hosts: `npm run test:hosts`. Each engine is started by the tests themselves. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../e2e/results/hosts",
  reporter: "list",
  projects: browserTests.projects?.filter(({ name }) => name === "desktop"),
  webServer: undefined,
});
