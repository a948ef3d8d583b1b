import fc from "fast-check";
import { expect, test } from "vitest";

import { randomPlace } from "#app/features/guests/hidden-place.ts";

test("a place is always within 5 to 95 percent, and 12 to 25 pixels large", () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(chance, chance, chance), (numbers) => {
      const rest = [...numbers];
      const { left, top, size } = randomPlace(() => rest.shift() ?? 0);
      for (const percent of [left, top]) expect(percent >= 5 && percent <= 95).toBe(true);
      expect(Number.isInteger(size) && size >= 12 && size <= 25).toBe(true);
    }),
  );
});

test("left, top and size are decided one by one", () => {
  const numbers = [0, 0.5, 0.999];
  expect(randomPlace(() => numbers.shift() ?? 0)).toEqual({ left: 5, top: 50, size: 25 });
});
