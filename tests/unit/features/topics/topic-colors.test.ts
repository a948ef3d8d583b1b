import { expect, test } from "vitest";

import { colorsOf } from "#app/features/topics/timeline/topic-colors.ts";

test("a chosen topic keeps its colour when another one is chosen beside it", () => {
  const alone = colorsOf([1]).get(1);
  expect(colorsOf([1, 7]).get(1)).toBe(alone);
  expect(colorsOf([1, 7]).get(7)).not.toBe(alone);
});

test("six topics have six colours, whichever they are, and those beyond have one together", () => {
  const colors = [...colorsOf([0, 6, 12, 18, 24, 30, 36, 42]).values()];
  expect(new Set(colors.slice(0, 6)).size).toBe(6);
  expect(colors.slice(6)).toEqual(["plain", "plain"]);
});
