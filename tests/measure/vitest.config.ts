import { defineConfig } from "vitest/config";

/** Measurements, apart from the tests: they tell figures, and machines differ. */
export default defineConfig({
  test: { include: ["tests/measure/*.measure.ts"], testTimeout: 300_000, disableConsoleIntercept: true },
});
