import { expect, test } from "playwright/test";
import { walk } from "./walk.ts";

const port = Number(process.env["E2E_PORT"] ?? 4179) + 900;

test("a random walk of ten seconds has no findings", async ({ browser }) => {
  test.setTimeout(180_000);
  const { findings, stepCount } = await walk({ browser, port, seed: 1, duration: 10_000, shrinkDuration: 120_000 });
  expect(findings.map(({ report }) => report).join("\n")).toBe("");
  expect(stepCount).toBeGreaterThan(0);
});
