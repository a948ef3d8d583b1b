import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const specs = readdirSync("tests/e2e").filter((file) => file.endsWith(".spec.ts"));

test.each([
  ["waits by the clock: wait for what comes", /waitForTimeout/],
  ["skips itself: tag it @phone or @everywhere, without a tag it runs on the desktop", /test\.(skip|fixme)/],
  ["expects any message at all", /expectedMessages: \/\.[*+]?\//],
])("no browser test %s", (_rule, pattern) => {
  const breaking = specs.filter((file) => pattern.test(readFileSync(`tests/e2e/${file}`, "utf8")));
  expect(breaking).toEqual([]);
});
