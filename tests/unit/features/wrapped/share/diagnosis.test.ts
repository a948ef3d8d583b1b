import { expect, test } from "vitest";

import { diagnose } from "#app/features/wrapped/share/diagnosis.ts";

test.each([
  [1, 4],
  [5, 9],
  [10, 19],
  [20, 400],
])("from %d to %d episodes it is one diagnosis", (from, to) => {
  expect(diagnose(to)).toBe(diagnose(from));
});

test("there are four of them", () => {
  expect(new Set([1, 5, 10, 20].map(diagnose)).size).toBe(4);
});
