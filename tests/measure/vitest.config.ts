import { defineConfig } from "vitest/config";

/** Measurements, apart from the tests: they tell figures, and machines differ. */
export default defineConfig({
  define: { __BUILD_TIME__: JSON.stringify(new Date().toISOString()) },
  test: { include: ["tests/measure/*.measure.ts"], testTimeout: 300_000, disableConsoleIntercept: true },
});
