import { expect, test } from "vitest";

import { isRegistrationOpen, phaseOf } from "#app/lib/date-range.ts";

const jam = { start: "2025-07-05T10:00:00Z", end: "2025-07-07T10:00:00Z" };

test.each([
  ["2025-01-01T00:00:00Z", "before", true],
  ["2025-07-05T09:59:59.999Z", "before", true],
  ["2025-07-05T10:00:00Z", "during", false],
  ["2025-07-07T09:59:59.999Z", "during", false],
  ["2025-07-07T10:00:00Z", "after", false],
  ["2026-11-21T00:00:00Z", "after", false],
] as const)("at %s it is %s, and registration is open: %s", (now, phase, isOpen) => {
  expect(phaseOf(jam, now)).toBe(phase);
  expect(isRegistrationOpen(phase)).toBe(isOpen);
});
