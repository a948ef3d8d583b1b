import { defineConfig } from "vitest/config";

/** Runs measurements separately from the tests, because their results depend on the machine. */
export default defineConfig({
  define: { __BUILD_TIME__: JSON.stringify(new Date().toISOString()) },
  test: { include: ["tests/measure/*.measure.ts"], testTimeout: 300_000, disableConsoleIntercept: true },
});
