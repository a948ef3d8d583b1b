import { expect, test } from "vitest";
import { phaseOf } from "#app/lib/dates.ts";

const jam = { start: "2025-07-05T10:00:00Z", end: "2025-07-07T10:00:00Z" };

test.each([
  ["2025-01-01T00:00:00Z", "before"],
  ["2025-07-05T09:59:59.999Z", "before"],
  ["2025-07-05T10:00:00Z", "during"],
  ["2025-07-07T09:59:59.999Z", "during"],
  ["2025-07-07T10:00:00Z", "after"],
  ["2026-11-21T00:00:00Z", "after"],
] as const)("at %s it is %s", (now, phase) => {
  expect(phaseOf(jam, now)).toBe(phase);
});
