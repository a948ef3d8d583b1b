import { expect, test } from "vitest";

import { colorsOf } from "#app/features/topics/timeline/topic-colors.ts";

test("a chosen topic keeps its colour when another one is chosen beside it", () => {
  const alone = colorsOf([1]).get(1);
  expect(colorsOf([1, 7]).get(1)).toBe(alone);
  expect(colorsOf([1, 7]).get(7)).not.toBe(alone);
});

test("six topics have six colours, whichever they are", () => {
  expect(new Set(colorsOf([0, 6, 12, 18, 24, 30]).values()).size).toBe(6);
});
