import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const specs = readdirSync("tests/e2e").filter((file) => file.endsWith(".spec.ts"));

test.each([
  ["waits for a fixed time instead of a condition", /waitForTimeout/],
  ["skips itself instead of using a tag (@phone, @everywhere; no tag: desktop only)", /test\.(skip|fixme)/],
  ["allows any console message", /expectedMessages: \/\.[*+]?\//],
])("no browser test %s", (_rule, pattern) => {
  const breaking = specs.filter((file) => pattern.test(readFileSync(`tests/e2e/${file}`, "utf8")));
  expect(breaking).toEqual([]);
});
